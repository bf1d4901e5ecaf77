import type * as english from './en.ts'
import type { Translation } from './sentence.ts'

export const common: Translation<typeof english.common> = {
  product: 'Viewcraft',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  loading: 'Cargando…',
  notifications: 'Notificaciones',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  sendAgain: 'Enviar otro código',
  sendAgainIn: 'Enviar otro código en {n} s',
  requestId: 'Referencia para soporte: {id}',
  newTab: '(se abre en otra pestaña)',
  mails: {
    analyses: 'Avisos por correo cuando termina un análisis',
    weekly: 'Informes semanales de tendencias',
    alerts: 'Alertas de rendimiento',
    reviews: 'Balances de vídeos publicados',
    reminders: 'Recordatorios de vídeos previstos',
  },
}

export const errors: Translation<typeof english.errors> = {
  codes: {
    invalid_input: 'Algún dato no es correcto. Revisa los campos marcados e inténtalo de nuevo.',
    nothing_to_analyze: 'Escribe un título o sube una miniatura',
    channel_url_invalid: 'Indica una URL de canal de YouTube válida (p. ej., youtube.com/channel/UC...)',
    unauthenticated: 'Tu sesión ha terminado. Vuelve a iniciar sesión para continuar.',
    account_missing: 'Tu registro aún no ha terminado. Restablece tu contraseña para completarlo.',
    plan_limit_reached: 'Por ahora has agotado lo que incluye tu plan. Mejora el plan o espera al próximo periodo.',
    forbidden: 'Tu cuenta no puede hacer esto. Inicia sesión con otra cuenta o escribe a soporte.',
    recent_sign_in_required:
      'Confirma tu contraseña para continuar. Han pasado más de diez minutos desde la última vez.',
    code_incorrect: 'Este código no es correcto. Mira el correo e introdúcelo otra vez.',
    code_expired: 'Este código ha caducado. Pide uno nuevo.',
    password_incorrect: 'Tu contraseña actual no es correcta. Escríbela otra vez.',
    password_common: 'Esta contraseña es demasiado común. Elige una más difícil de adivinar.',
    passkey_refused:
      'No se ha podido añadir esta llave de acceso. Empieza de nuevo y confirma en menos de cinco minutos.',
    email_taken: 'Otra cuenta ya tiene esta dirección. Usa otra.',
    sign_up_removed:
      'Otra persona había empezado a registrarse con esta dirección. Por tu seguridad, hemos eliminado esa cuenta. Regístrate de nuevo mañana.',
    not_found: 'Esto ya no existe. Vuelve atrás y actualiza la lista.',
    channel_not_found: 'No se ha encontrado el canal',
    channel_name_not_found:
      'No se ha encontrado el canal. Usa el @identificador: está debajo del nombre en la página del canal.',
    link_invalid:
      'Este enlace está incompleto o no es nuestro. Ábrelo de nuevo desde el correo o desactiva los correos en tus ajustes.',
    video_url_invalid:
      'Esta no es la dirección de un vídeo de YouTube. Pégala como youtube.com/watch?v=... o youtu.be/...',
    video_not_found: 'No hay ningún vídeo público en esta dirección. Publícalo primero y márcalo después aquí.',
    video_not_yours: 'Este vídeo no es de tu canal. Pega uno tuyo.',
    video_too_old: 'Este vídeo tiene más de 7 días. Marca antes el próximo.',
    already_published: 'Ya está marcado con otro vídeo. Quita primero esa marca.',
    video_title_differs:
      'El título de este vídeo es demasiado distinto del que analizaste. Analiza el título publicado y marca ese análisis.',
    video_already_marked: 'Otro de tus borradores ya tiene este vídeo. Quita primero la marca allí.',
    call_final: 'Un vídeo solo se puede desmarcar durante la primera hora. Este pronóstico se queda en tus resultados.',
    video_lookup_failed: 'No hemos podido consultar este vídeo en YouTube. Inténtalo de nuevo en unos minutos.',
    channel_required: 'No se ha encontrado el ID del canal. Añade la URL de tu canal para continuar.',
    channel_connected: 'Tu canal está conectado a través de Google. Desconéctalo antes de usar otro.',
    too_large: 'Es demasiado grande. Redúcelo e inténtalo de nuevo.',
    too_many_requests: 'Demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.',
    internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo; si se repite, escribe a soporte.',
    upstream_failed: 'Un servicio del que dependemos no ha respondido. Inténtalo de nuevo en unos minutos.',
    channel_lookup_failed: 'No se han podido obtener los datos del canal',
    youtube_code_invalid: 'La respuesta de Google ya se usó o es demasiado antigua. Vuelve a conectar tu canal.',
    youtube_scopes_missing:
      'Viewcraft necesita los dos permisos para leer tu canal. Conéctalo de nuevo y marca las dos casillas.',
    youtube_channel_closed: 'Error de la API de YouTube: este canal se cerró o está suspendido.',
    youtube_channel_missing:
      'Esta cuenta de Google no tiene canal de YouTube. Conecta la cuenta a la que pertenece tu canal.',
    youtube_not_connected: 'No se ha encontrado el acceso a YouTube. Conecta tu cuenta de YouTube.',
    youtube_token_expired: 'El acceso a YouTube ha caducado. Vuelve a conectar tu cuenta de YouTube.',
    youtube_connect_failed: 'No se ha podido completar la conexión con YouTube',
    youtube_refresh_failed: 'No se ha podido renovar el acceso a YouTube',
    youtube_token_invalid: 'YouTube no acepta el acceso concedido por Google.',
    youtube_failed: 'No se han podido obtener los datos de YouTube',
    youtube_busy: 'Error de la API de YouTube: YouTube no responde. Inténtalo de nuevo en unos minutos.',
    youtube_quota_exceeded:
      'Error de la API de YouTube: se han agotado las solicitudes de hoy. Se renuevan a medianoche, hora del Pacífico.',
    youtube_not_configured: 'No se ha podido iniciar la conexión con YouTube',
    unavailable: 'Viewcraft no está disponible en este momento. Inténtalo de nuevo en un minuto.',
    image_empty: 'Este archivo está vacío. Elige otro.',
    image_type_unsupported:
      'No es una imagen JPG ni PNG, aunque su nombre lo indique. Guárdala en uno de los dos formatos e inténtalo de nuevo.',
    image_corrupt: 'Esta imagen está dañada o incompleta. Guárdala otra vez e inténtalo de nuevo.',
    thumbnail_not_found: 'Las comprobaciones de esta miniatura han caducado. Súbela de nuevo.',
    upload_not_found: 'La miniatura no ha llegado. Súbela de nuevo.',
    upload_replaced: 'Otra imagen ha sustituido a esta. Súbela de nuevo.',
    image_too_large: 'Este archivo ocupa más de 10 MB. Redúcelo e inténtalo de nuevo.',
    image_too_many_pixels:
      'Esta imagen tiene más de 50 millones de píxeles. Redúcela (basta con 1280 x 720) e inténtalo de nuevo.',
    analysis_limit_reached: 'Has alcanzado el límite de hoy para borradores sin puntuación. Vuelve mañana.',
    draft_conflict:
      'Esta parte del borrador se ha cambiado en otra pestaña o en otro dispositivo. No se ha sobrescrito nada.',
    experiment_limit_reached: 'Has alcanzado el límite de 200 pruebas. Elimina alguna que ya no necesites.',
    studio_files_full: 'Has alcanzado el límite de 24 archivos. Elimina alguno que ya no necesites.',
    draft_full:
      'Este borrador y sus versiones ya tienen todas las miniaturas que guardamos. Duplica el borrador y sigue en la copia.',
    draft_limit_reached: 'Has alcanzado el límite de borradores y versiones nuevas de hoy. Vuelve mañana.',
    share_limit_reached:
      'Ya tienes abiertos todos los enlaces que permite tu plan. Revoca uno, espera a que caduque alguno o mejora tu plan.',
    follow_limit_reached: 'Ya sigues todos los canales que permite tu plan. Deja de seguir alguno o mejora tu plan.',
    passkey_limit_reached: 'Tienes todas las llaves de acceso que admite una cuenta. Quita alguna que ya no uses.',
    token_limit_reached:
      'Tienes todos los tokens de acceso que incluye tu plan. Elimina alguno que ya no uses o mejora tu plan.',
    program_limit_reached: 'Tus programas han agotado las peticiones de hoy. Vuelve mañana o mejora tu plan.',
    idempotency_key_invalid: 'La clave de esta solicitud no es válida. Inténtalo de nuevo.',
    idempotency_in_progress: 'Ya está en curso. Espera un momento.',
    idempotency_key_reused: 'Esta clave se usó para otra cosa. Inténtalo de nuevo.',
    connection_limit_reached: 'Tienes 20 asistentes conectados, que es el límite. Desconecta alguno en tu perfil.',
    webhook_limit_reached: 'Tienes todos los webhooks que incluye tu plan. Elimina alguno o mejora tu plan.',
    webhook_url_invalid: 'Introduce una dirección pública que empiece por https://.',
    scope_missing: 'Tu token de acceso no puede hacer esto.',
    token_not_allowed: 'Tu token de acceso no puede hacer esto.',
    voting_closed: 'La votación de este enlace ha terminado.',
    thumbnail_limit_reached: 'Has alcanzado el límite de miniaturas de hoy. Vuelve mañana.',
    image_checks_unavailable:
      'La detección de texto y caras no está disponible aquí. Se muestran las demás comprobaciones.',
    already_subscribed: 'Ya tienes una suscripción. Cambia su plan.',
    plan_included: 'Tu plan ya incluye todo lo que tiene este.',
    billing_customer_missing: 'Todavía no se ha cobrado nada.',
    payments_failed: 'El servicio de pagos no ha respondido. Inténtalo de nuevo en unos minutos.',
    derived_metrics_disabled: 'Esta cifra no está disponible aquí.',
    passkeys_disabled: 'Las llaves de acceso no están disponibles aquí.',
    payments_disabled: 'Los pagos no están disponibles aquí.',
  },
}

export const layout: Translation<typeof english.layout> = {
  pageTitle: '{page} · Viewcraft',
  home: 'Inicio de Viewcraft',
  skip: 'Ir al contenido',
  navigation: 'Principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  demo: 'Datos de ejemplo',
  find: 'Buscar',
  sections: { production: 'Producción', control: 'Centro de control' },
  links: {
    dashboard: 'Panel',
    insights: 'Análisis predictivo',
    videos: 'Vídeos',
    trends: 'Pulso de tendencias',
    outliers: 'Vídeos que destacan',
    studioData: 'Porcentajes de clics de YouTube Studio',
    profile: 'Perfil',
    settings: 'Ajustes',
    policies: 'Políticas',
    support: 'Soporte',
  },
  upgrade: 'Mejorar plan',
  signOut: 'Cerrar sesión',
  signOutFailed: 'No se ha podido cerrar la sesión',
  unsaved: {
    title: {
      one: 'Hay cambios sin guardar en un borrador',
      other: 'Hay cambios sin guardar en {n} borradores',
    },
    text: 'Solo están en este navegador y se borrarán al cerrar sesión. Abre el borrador para ver por qué no se han guardado.',
    open: 'Abrir el borrador',
    discard: 'Cerrar sesión y descartarlos',
  },
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  languageFailed: 'No se ha podido cargar el idioma. Comprueba tu conexión e inténtalo de nuevo.',
  crash: {
    title: 'Esta página ha dejado de funcionar',
    text: 'Tu trabajo en el servidor está a salvo. Recarga la página; si se repite, escribe a soporte.',
    reload: 'Recargar la página',
  },
}

export const screens: Translation<typeof english.screens> = {
  upgrade: 'Mejorar el plan',
  payment: 'Pago',
  enterpriseConfirmation: 'Consulta enviada',
  guidelines: 'Normas de contenido',
}
