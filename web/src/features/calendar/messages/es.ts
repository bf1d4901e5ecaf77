import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const calendar: Translation<typeof english.calendar> = {
  subtitle: 'Cuándo tienes previsto publicar y cuándo has publicado. Las horas son de la zona horaria {zone}.',
  changeZone: 'Cambiar la zona horaria',
  loading: 'Cargando tus vídeos…',
  failed: 'No se han podido cargar tus vídeos.',
  today: 'Hoy',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  month: 'Mes',
  help: 'Usa las flechas para moverte entre los días, y Re Pág o Av Pág para cambiar de mes. Pulsa Tabulador para llegar a los borradores de un día.',
  countOn: { one: '{day}, {n} borrador', other: '{day}, {n} borradores' },
  noneOn: '{day}, sin borradores',
  more: { one: '{n} más', other: '{n} más' },
  moreOn: { one: 'Mostrar {n} borrador más del {day}', other: 'Mostrar {n} borradores más del {day}' },
  fewer: 'Mostrar menos',
  fewerOn: 'Mostrar menos borradores del {day}',
  move: 'Mover «{name}» a otro día',
  plan: 'Poner fecha a «{name}»',
  isMoved: '«{name}» está previsto para el {day}.',
  isRemoved: '«{name}» ya no tiene fecha.',
  undo: 'Deshacer',
  emptyMonth: 'No hay nada previsto ni publicado este mes.',
  empty: {
    title: 'Todavía no hay nada que planificar',
    text: 'Analiza un título y guárdalo: se convertirá en un borrador al que podrás poner fecha.',
    action: 'Analizar un título',
  },
  unplanned: {
    heading: 'Sin fecha',
    hint: 'Arrastra un borrador a un día o usa su botón de calendario.',
    hintSmall: 'Usa el botón de calendario de un borrador para ponerle fecha.',
    none: 'Todos los borradores tienen fecha. Arrastra uno aquí para quitársela.',
    noneSmall: 'Todos los borradores tienen fecha.',
    more: 'Mostrar los {n}',
  },
  dialog: {
    title: '¿Cuándo vas a publicar «{name}»?',
    date: 'Fecha',
    time: 'Hora (opcional)',
    timeHint: 'En la zona horaria {zone}.',
    dateMissing: 'Elige una fecha.',
    save: 'Guardar',
    remove: 'Quitar la fecha',
  },
  drag: 'Arrastrar «{name}»',
  unplannedList: 'la lista de borradores sin fecha',
}

export const feed: Translation<typeof english.feed> = {
  heading: 'Consúltalo en tu propio calendario',
  description:
    'Una dirección privada para Google Calendar, Calendario de Apple u Outlook. Contiene tus borradores previstos: nombres, estados y fechas.',
  failed: 'No se ha podido cargar la dirección de tu calendario.',
  create: 'Crear la dirección',
  created: 'La dirección de tu calendario está lista.',
  address: 'Dirección del calendario',
  secret:
    'Cualquiera que tenga esta dirección puede leer tus borradores previstos. Si la has compartido sin querer, cámbiala.',
  hidden:
    'El calendario funciona, pero su dirección es demasiado antigua para mostrarla aquí. Para volver a verla, cambia la dirección.',
  copy: 'Copiar',
  copied: 'Dirección copiada.',
  notCopied: 'Tu navegador no ha permitido copiar. Selecciona la dirección y cópiala.',
  change: 'Cambiar la dirección',
  turnOff: 'Desactivar',
  changeTitle: '¿Cambiar la dirección?',
  changeText: 'La dirección actual deja de funcionar al momento. Los calendarios que la usan necesitarán la nueva.',
  changed: 'La dirección ha cambiado. La anterior ya no funciona.',
  turnOffTitle: '¿Desactivar el calendario?',
  turnOffText:
    'La dirección deja de funcionar al momento. Lo que otros calendarios ya hayan descargado puede seguir ahí hasta que se actualicen.',
  turnedOff: 'El calendario está desactivado. Su dirección ya no funciona.',
  how: 'Cómo suscribirse',
  delay:
    'Cada calendario busca los cambios a su ritmo: a menudo en unas horas; Google Calendar puede tardar hasta un día.',
  steps: {
    google: {
      name: 'Google Calendar',
      text: 'En un ordenador, abre Google Calendar. Junto a «Otros calendarios», pulsa el signo más y elige «Desde URL». Pega la dirección y pulsa «Añadir calendario».',
    },
    apple: {
      name: 'Calendario de Apple',
      text: 'En un Mac, elige Archivo > Nueva suscripción a calendario y pega la dirección. En un iPhone, abre Calendario, toca Calendarios > Añadir calendario > Añadir suscripción a calendario y pégala.',
    },
    outlook: {
      name: 'Outlook',
      text: 'En Outlook en la web, abre el calendario y elige «Agregar calendario» y «Suscribirse desde la web». Pega la dirección y pulsa «Importar».',
    },
  },
}
