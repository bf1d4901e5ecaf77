import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const drafts: Translation<typeof english.drafts> = {
  create: 'Nuevo vídeo',
  view: 'Vista',
  views: { board: 'Columnas', list: 'Lista' },
  search: 'Buscar vídeos',
  placeholder: 'Buscar por nombre o título',
  failed: 'No se han podido cargar tus vídeos.',
  empty: 'Todavía no hay vídeos',
  emptyText:
    'Un vídeo empieza como borrador, con los títulos y las miniaturas que estás pensando para él y todas sus versiones. Empieza uno aquí, o prueba un título en Análisis predictivo y guárdalo.',
  noMatch: 'Ningún vídeo coincide con «{text}»',
  clearSearch: 'Borrar la búsqueda',
  found: { one: '{n} vídeo', other: '{n} vídeos' },
  more: { one: 'Mostrar {n} más', other: 'Mostrar {n} más' },
}

export const board: Translation<typeof english.board> = {
  label: 'Vídeos por estado',
  how: 'Arrastra una tarjeta a otra columna o elige «Mover a» en su menú.',
  none: 'Sin vídeos',
  columns: {
    published: 'Suelta aquí un borrador para indicar en qué vídeo se convirtió.',
    reviewed: 'Los borradores publicados pasan aquí solos 28 días después de marcarlos, con su último balance.',
  },
}

export const card: Translation<typeof english.card> = {
  drag: 'Arrastrar «{name}»',
  menu: 'Acciones para «{name}»',
  planned: 'Previsto para el {day}',
  published: 'Publicado el {day}',
  version: 'Versión {n}',
  titles: { one: '{n} título', other: '{n} títulos' },
  thumbnails: { one: '{n} miniatura', other: '{n} miniaturas' },
}

export const actions: Translation<typeof english.actions> = {
  moveTo: 'Mover a',
  publish: 'Publicado…',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
  undo: 'Deshacer',
  moved: '«{name}» está ahora en «{state}».',
  movedBack: '«{name}» vuelve a estar en «{state}».',
  moveFailed: 'No se ha podido mover «{name}». {reason}',
  moveConflict:
    'El estado de «{name}» se cambió en otra pestaña o en otro dispositivo, así que tu cambio no se ha guardado. Aquí tienes lo último.',
  gone: '«{name}» se eliminó en otra pestaña o en otro dispositivo.',
  reviewedLater:
    '«{name}» aún no está publicado. Pasará solo a «{state}» 28 días después de que lo marques como publicado.',
  duplicated: 'Se ha creado una copia de «{name}» en «{state}».',
  open: 'Abrir la copia',
  duplicateFailed: 'No se ha podido copiar «{name}». {reason}',
  removed: '«{name}» se ha eliminado.',
  removeFailed: 'No se ha podido eliminar «{name}». {reason}',
  restored: '«{name}» se ha recuperado.',
  removedAll: { one: 'Se ha eliminado {n} borrador.', other: 'Se han eliminado {n} borradores.' },
  restoredAll: { one: '{n} borrador ha vuelto.', other: '{n} borradores han vuelto.' },
  restoreFailed: 'No se ha podido recuperar «{name}». {reason}',
}

export const list: Translation<typeof english.list> = {
  label: 'Todos los vídeos',
  draft: 'Vídeo',
  state: 'Estado',
  date: 'Fecha',
  updated: 'Modificado',
  menu: 'Acciones',
  sortBy: 'Ordenar por',
  orders: {
    'updated-desc': 'Último cambio',
    'updated-asc': 'Cambio más antiguo',
    'date-asc': 'Fecha, primero la más antigua',
    'date-desc': 'Fecha, primero la más reciente',
    'state-asc': 'Estado, de idea a balance',
    'state-desc': 'Estado, de balance a idea',
    'title-asc': 'Título, de la A a la Z',
    'title-desc': 'Título, de la Z a la A',
  },
  select: 'Seleccionar «{name}»',
  selectAll: 'Seleccionar todos los mostrados',
  selected: { one: '{n} borrador seleccionado', other: '{n} borradores seleccionados' },
  remove: 'Eliminar',
  clear: 'Quitar la selección',
  undated: 'Sin fecha',
}
