import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const developers: Translation<typeof english.developers> = {
  title: 'Referencia de la API',
  lead: 'Puntúa títulos, revisa miniaturas y guarda borradores desde tus propios programas. HTTPS y JSON sin más, descritos con OpenAPI 3.1.',
  download: 'Descargar la descripción OpenAPI',
  english: 'Las operaciones se describen en inglés.',
  contents: 'Contenido',
  guide: 'Guía',
  objects: 'Objetos',
  objectsText: 'Lo que contienen varias respuestas.',
  search: {
    label: 'Buscar en la referencia',
    placeholder: 'Buscar',
    go: 'Ir al primer resultado',
    none: 'Nada contiene «{text}». Prueba con otra palabra.',
    found: 'Secciones encontradas: {n}',
  },
  groups: {
    score: 'Títulos y miniaturas',
    drafts: 'Borradores',
    insights: 'Consejos e ideas',
    channel: 'Tu canal',
  },
  labels: {
    path: 'Parámetros de la ruta',
    query: 'Parámetros de la consulta',
    header: 'Encabezados',
    body: 'Cuerpo de la petición',
    response: 'Respuesta',
    errors: 'Errores',
    errorsMore: 'Y los errores de todas las operaciones',
    language: 'Lenguaje del ejemplo',
    request: 'Petición',
    responseExample: 'Respuesta',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Selecciónalo y cópialo',
    noFields: 'Un objeto vacío.',
  },
  start: {
    heading: 'Primeros pasos',
    token:
      'Crea un token de acceso en tu perfil y elige qué puede hacer. Si iniciaste sesión hace más de diez minutos, te pediremos que confirmes que eres tú.',
    keep: 'Guárdalo como una contraseña, en el entorno de tu programa: `export VIEWCRAFT_TOKEN=vcp_...`',
    call: 'Envía la primera petición. Esta no cuesta nada:',
    profile: 'Abrir tu perfil',
  },
  authentication: {
    heading: 'Autenticación',
    header:
      'Cada petición lleva un token de acceso en el encabezado `Authorization: Bearer vcp_...`. Los tokens se muestran una sola vez, caducan el día que elijas y puedes eliminarlos cuando quieras en tu perfil. Solo guardamos su hash.',
    scopes: 'Un token puede hacer lo que permiten sus permisos y nada más',
    scope: 'Permiso',
    allows: 'Permite',
    closed: 'Ningún token da acceso a tu cuenta, a tus pagos ni a otros tokens.',
    browser:
      'Nunca pongas un token en una página web ni en una aplicación que otros puedan descargar. Gracias a `vcp_`, los detectores de secretos reconocen un token filtrado.',
  },
  scopes: {
    score: 'Puntuar y comparar títulos, revisar miniaturas',
    drafts: 'Leer y modificar borradores, sus versiones y sus análisis',
    insights: 'Leer vídeos que destacan, ideas y tus resultados; textos del proveedor de IA',
    channel: 'Leer las cifras de tu canal conectado, que son datos de YouTube',
  },
  score: {
    heading: 'Qué dice la puntuación',
    rank: '`score` es un puesto: 70 significa que el título supera al 70 % de aquellos con los que se compara. `verdict.yardstick` dice cuáles son: los de los vídeos de tu canal (`channel`, con el permiso `channel.read`) o títulos reales (`general`). `verdict.outcome` dice cómo les fue a los vídeos con un puesto así. Entre títulos reales, una puntuación de 40 a 79 no dice nada. El modelo de títulos reales aprendió, con {videos} vídeos de {channels} canales en inglés, cuál de dos vídeos del mismo canal obtuvo más visualizaciones.',
    table:
      'Con qué frecuencia acierta la puntuación entre títulos reales: el título con más puntuación tuvo más visualizaciones',
    pairs: 'Pares de vídeos de un mismo canal',
    right: 'Aciertos',
    interval: 'Intervalo del 95 %',
    counted: 'Pares',
    rows: {
      all: 'Todos',
      x2: 'Aquellos con al menos el doble de visualizaciones',
      x5: 'Aquellos con al menos el quíntuple de visualizaciones',
      coin: 'Lanzar una moneda',
    },
    crossValidated:
      'Validación cruzada: cada uno de los {channels} canales se puntuó con un modelo que nunca lo había visto.',
    measured: 'Medido el {day}.',
    chance:
      '`chance` compara formas de titular un mismo vídeo. Un segundo modelo, entrenado con pruebas A/B de titulares de prensa, eligió el mejor de dos en el {share} de los pares que las pruebas distinguieron (de {low} a {high}). Los titulares no son títulos de vídeos. La respuesta incluye estas cifras en `accuracy`.',
    basis:
      'Si falta `score`, `yardstick.state` dice si los vídeos del canal se están obteniendo (`pending`), no se pueden obtener (`unavailable`) o requieren el permiso `channel.read` (`not_allowed`). En los demás casos, `basis` dice por qué: `other_language` si el título no está en inglés, `nothing_known` si no se conoce ninguna de sus palabras. Nunca inventamos un número.',
    limits:
      'La puntuación conoce el título y, en un canal, sus vídeos anteriores y la duración prevista. No conoce el vídeo, la miniatura ni el momento, y no predice visualizaciones ni clics. Muéstrala con su `outcome`.',
    more: 'Todas las cifras y cómo las medimos',
  },
  errors: {
    heading: 'Errores',
    text: 'El estado es el de HTTP. El cuerpo tiene un `code`, que no cambia, un `message` en inglés que dice qué hacer, un enlace a esta página y un `requestId`, que soporte te pedirá. Si la entrada no es válida, `fields` indica qué falla.',
    retry:
      'Repite una petición solo cuando lo diga `message`, como tras `too_many_requests`, `unavailable` o `internal`, y espera más cada vez. Lo demás volverá a fallar hasta que cambies algo. Una dirección o un método que no existe devuelve un 404 sin `code`.',
    table: 'Errores de todas las operaciones',
    others: 'Errores de algunas operaciones',
  },
  limits: {
    heading: 'Límites',
    rate: 'Todos los tokens de un usuario juntos pueden enviar {n} peticiones por minuto. Cada operación tiene además su propio límite, indicado en ella. Si se supera, el error es `too_many_requests`, y el encabezado `Retry-After` dice cuántos segundos hay que esperar.',
    units:
      'Las peticiones consumen las unidades de tu plan, las mismas que el sitio web. Cuando se agotan, el error es `plan_limit_reached`. También hay un límite de peticiones por día (UTC), incluidas las de asistentes: `program_limit_reached`.',
    table: 'Qué tiene cada plan',
    meter: 'Límite',
    requests: 'Peticiones de programas',
    tokens: 'Tokens de acceso',
    webhooks: 'Webhooks',
    meters: {
      analyses: 'Análisis',
      topics: 'Temas de tendencia',
      insights: 'Textos del proveedor de IA',
      optimisations: 'Descripciones y etiquetas',
    },
    amount: '{n} {per}',
    fairUse: '{n} {per}*',
    abuse: '* Solo contra abusos. El plan en sí no tiene límite.',
    daily:
      'Todos los planes tienen además límites diarios (UTC) contra abusos: {thumbnails} miniaturas, {drafts} borradores nuevos, {versions} versiones y {unscored} análisis sin puntuación.',
    size: 'Un cuerpo tiene como máximo 64 KB. Las miniaturas van al formulario de subida, hasta {size}.',
  },
  thumbnails: {
    heading: 'Subir una miniatura',
    text: 'El archivo no pasa por la API. Va directamente al almacenamiento:',
    form: 'Pide un formulario para el tipo del archivo.',
    post: 'En menos de un minuto, envía sus `fields` y después `file` a su `url`.',
    check: 'Pide la revisión. El hash de `thumbnail` representa el archivo en análisis y borradores.',
  },
  pages: {
    heading: 'Listas',
    text: 'Las listas llegan por páginas. Mientras haya más, la respuesta tiene `next`: envíalo como `before` para obtener la página siguiente. Sin `next`, era la última.',
  },
  repeating: {
    heading: 'Repetir una petición',
    text: 'Si se pierde una respuesta, repite la petición. Para que nada se cree ni se pague dos veces, envía cada `POST` con el encabezado `Idempotency-Key`, con un valor nuevo para cada cosa que hagas. Durante un día, la misma clave devuelve la primera respuesta, con `Idempotent-Replayed: true`.',
    codes:
      'Mientras se procesa la primera petición, el error es `idempotency_in_progress`; con otra entrada, `idempotency_key_reused`. Una petición fallida libera su clave.',
  },
  webhooks: {
    heading: 'Webhooks',
    text: 'Podemos avisar a tu servidor cuando ocurra algo, para que no tenga que preguntar. Añade su dirección `https://` en tu perfil y elige los eventos. Enviamos cada uno en un `POST` firmado.',
    body: 'Cuerpo de una petición',
    data: 'En `data`: {fields}.',
    causes: {
      draft: { ready: 'Un borrador pasa al estado «listo».' },
      review: {
        ready: 'Ya se puede hacer balance de un borrador publicado, 7 y 28 días después de marcarlo como publicado.',
      },
      test: { concluded: 'Se registra o se corrige el resultado de una prueba.' },
      outlier: {
        found: 'Un vídeo de un canal que sigues empieza a destacar. Solo identificadores y cifras nuestras.',
      },
    },
    verify:
      'Comprueba la firma antes de fiarte de una petición. Sigue Standard Webhooks, que tiene bibliotecas para la mayoría de los lenguajes. Compruébala sobre el cuerpo tal como llegó: un JSON leído y vuelto a escribir tiene otra firma. Mostramos el secreto una sola vez, al añadir el webhook. Si lo has perdido, cámbialo en los detalles del webhook: después, durante un día las peticiones se firman con los dos.',
    byHand:
      'Sin biblioteca: la clave es la parte del secreto que sigue a `whsec_`, descodificada de base64. Calcula el HMAC-SHA256 de `webhook-id.webhook-timestamp.body` y codifícalo en base64. Tiene que coincidir con uno de los valores que siguen a `v1,` en `webhook-signature`. Rechaza un `webhook-timestamp` con más de cinco minutos de diferencia.',
    again:
      'Responde con cualquier estado de 200 a 299 en menos de diez segundos. Un evento puede llegar dos veces y en otro orden: recuerda su `webhook-id`, que es siempre el mismo.',
    failing:
      'Si no, lo intentamos de nuevo después de 1, 5 y 15 minutos, y luego de 1, 2, 4, 8 y 8 horas. Una respuesta tras más de cinco segundos cuenta como entregada, pero no como un éxito del webhook. Tras tres días sin ningún éxito, desactivamos el webhook y te enviamos un correo. Sus detalles muestran las últimas entregas y permiten enviar un evento de prueba.',
    closed:
      'No seguimos redirecciones ni llamamos a direcciones internas de una red, sea cual sea el nombre que lleve a ellas. Para recibir eventos en tu propio ordenador, usa un túnel.',
  },
  assistants: {
    heading: 'Asistentes (MCP)',
    text: 'Los asistentes compatibles con el Model Context Protocol se conectan a `{address}`. La mayoría te pide directamente que inicies sesión: dales la dirección y decide en la pantalla siguiente qué pueden hacer. En tu perfil puedes ver cuáles están conectados y desconectarlos.',
    token: 'Otros asistentes envían un token de acceso, con los mismos permisos que aquí. En Claude Code, por ejemplo:',
    evidence:
      'Las respuestas que juzgan un título dicen en qué se basan y con qué frecuencia eso acertó. Ninguna herramienta elimina, publica ni paga nada.',
    claude: 'Claude Code',
  },
  changes: {
    heading: 'Cambios',
    added:
      'Añadimos operaciones, entradas opcionales, campos de respuestas y códigos de error sin avisar. Ignora lo que no conozcas.',
    removed: 'No se retira nada, ni cambia el significado de nada, sin seis meses de aviso en el registro de cambios.',
  },
}
