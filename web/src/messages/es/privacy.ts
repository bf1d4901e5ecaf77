import type { privacy as english } from '../en/privacy.ts'
import type { Translation } from '../sentence.ts'

export const privacy: Translation<typeof english> = {
  title: 'Política de privacidad',
  lead: 'Qué guarda Viewcraft sobre ti, dónde, cuánto tiempo, quién más lo ve y cómo deshacerte de ello.',
  short: {
    heading: 'En resumen',
    needed: 'Guardamos lo que tu cuenta necesita, lo que hiciste analizar y recuentos de lo que usaste.',
    none: 'Sin cookies, sin publicidad, sin rastreadores, sin scripts de terceros. No vendemos datos.',
    youtube:
      'De tu canal de YouTube leemos lo que permites, solo lectura. Se conserva 27 días como máximo y se elimina en el acto al desconectarlo.',
    leave:
      'Puedes descargar todo lo que tenemos sobre ti, desconectar un canal, eliminar un análisis y eliminar toda la cuenta tú mismo, de inmediato.',
  },
  who: {
    heading: 'Quién es responsable',
    text: 'El responsable de los datos de este sitio («nosotros») es {operator}, {address}. Para todo lo relativo a la privacidad, escribe a {mail}.',
  },
  account: {
    heading: 'Tu cuenta',
    text: 'Al registrarte das tu correo electrónico, tu nombre, una contraseña y la dirección de tu canal; con ellos se guarda el idioma de la pantalla. Los conserva Amazon Cognito, el servicio que inicia tu sesión. La zona horaria de tu navegador se anota en el primer inicio de sesión; puedes cambiarla en los ajustes.',
    password:
      'Tu contraseña va de tu navegador directamente a Amazon Cognito; nuestras funciones nunca la ven. Si usas una aplicación de autenticación, Cognito guarda el secreto que comparte con ella.',
    unconfirmed: 'Un registro cuyo correo electrónico no se confirma se elimina a los 7 días.',
  },
  tables: {
    heading: 'Qué hay en nuestra base de datos',
    text: 'Estas son todas las tablas que hay, con sus nombres en el código. Lo que ha vencido ya no se muestra ni se usa, y una tarea lo elimina en un día aproximadamente.',
    accounts: {
      name: 'Cuenta',
      what: 'Identificador de usuario, correo electrónico, el que quieras en su lugar hasta que introduzcas su código o pidas otro, nombre, idioma, zona horaria, plan, la dirección de tu canal tal como la escribiste, el identificador del canal, si está conectado y desde cuándo, qué permitiste en Google, qué correos pediste, si los correos a tu dirección fueron devueltos o marcados como no deseados, cuándo se creó la cuenta y, si compras un plan, tu número en Stripe y lo que Stripe dice de tu suscripción (plan, precio, estado, periodo).',
      until: 'tanto como la cuenta',
    },
    user_tokens: {
      name: 'Acceso a tu canal',
      what: 'Los tokens de Google con los que podemos leer tu canal, cifrados con una clave propia. Nunca llegan a tu navegador ni a un registro.',
      until: 'hasta que desconectes, o Google nos diga que el acceso ha terminado',
    },
    analyses: {
      name: 'Análisis',
      what: 'Los títulos que hiciste analizar, sus puntuaciones y sugerencias, lo hallado en tus miniaturas (texto reconocido, colores, número de caras; no se identifica a nadie) y cuándo.',
      until: 'hasta que elimines el análisis, o tanto como la cuenta',
    },
    own_history: {
      name: 'Lo que dicen tus vídeos pasados',
      what: 'Junto a un análisis: cómo se comparan tus propios vídeos pasados, con títulos y visualizaciones de YouTube. Solo donde esto está activado.',
      until: '27 días como máximo; se elimina al desconectar o al eliminar el análisis',
    },
    reach: {
      name: 'Impresiones',
      what: 'De cada día y vídeo de tu canal conectado: cuántas veces mostró YouTube la miniatura y cuántas se hizo clic en ella.',
      until: '27 días; se elimina al desconectar',
    },
    calls: {
      name: 'Vídeos publicados',
      what: 'Si marcas un análisis como publicado: los identificadores del vídeo y del canal y, más tarde, si nuestro pronóstico acertó. Ninguna cifra de YouTube.',
      until: 'hasta que quites la marca o elimines el análisis',
    },
    results: {
      name: 'Revisiones de miniaturas',
      what: 'Lo hallado en una miniatura, bajo una huella del archivo, para no revisar otra vez la misma imagen.',
      until: '30 días',
    },
    usage: {
      name: 'Contadores',
      what: 'Cuánto de tu plan has usado en un periodo, y en qué análisis o temas.',
      until: '7 días tras el fin del periodo',
    },
    limits: {
      name: 'Límites',
      what: 'Recuentos de llamadas por una huella del identificador de usuario o, sin sesión, por dirección IP (de IPv6, la primera mitad), contra el abuso.',
      until: 'casi siempre un minuto; como máximo, alrededor de un día',
    },
    cache: {
      name: 'Respuestas de YouTube',
      what: 'Cifras y vídeos de tu canal conectado, títulos de canales, listas públicas de vídeos en tendencia y buscados con las palabras de la búsqueda, y marcas técnicas que evitan contar dos veces una petición.',
      until: '27 días como máximo; las marcas técnicas, 30 días',
    },
    snapshots: {
      name: 'Historial de tendencias',
      what: 'Visualizaciones de vídeos públicos en tendencia en distintos momentos. Nada sobre ti.',
      until: '27 días',
    },
    mails: {
      name: 'Correos enviados',
      what: 'Que se envió un correo que pediste, para no enviarlo dos veces: su tipo y la semana, el análisis o el vídeo del que trataba. No su texto.',
      until: '27 días',
    },
    messages: {
      name: 'Mensajes para nosotros',
      what: 'Lo que nos escribes en los formularios de soporte, contacto y empresas, con tu nombre, dirección de correo, plan y una referencia. También nos llega por correo.',
      until: 'tanto como lo requieran tu asunto y nuestras obligaciones legales',
    },
    deletions: {
      name: 'Cuentas eliminadas',
      what: 'Que un identificador de usuario pidió su eliminación, y cuándo, para que lo que quede de su sesión no abra nada; la dirección de correo hasta que se le confirma la eliminación.',
      until: 'unos dos días',
    },
    payment_events: {
      name: 'Avisos de pago',
      what: 'Identificadores de avisos de un proveedor de pagos, si aquí se venden planes, para no contar ninguno dos veces. Ningún dato personal.',
      until: 'hasta que el proveedor deje de repetirlos',
    },
  },
  files: {
    heading: 'Tus miniaturas',
    text: 'Las miniaturas que subes están en un almacenamiento privado (Amazon S3). Solo tú recibes direcciones que las muestran, y cada una vale cinco minutos.',
    originals: 'La imagen tal como se subió y una vista previa pequeña: 30 días.',
    copies: 'Una copia pequeña junto a un análisis: hasta que elimines el análisis, o tanto como la cuenta.',
  },
  youtube: {
    heading: 'Datos de YouTube',
    services:
      'Viewcraft utiliza los servicios de la API de YouTube. La Política de privacidad de Google se aplica a lo que Google hace con tus datos.',
    read: 'Si conectas un canal, leemos con tu permiso, y solo leemos: su título, imagen y recuentos; sus vídeos con títulos, fechas y recuentos públicos; y sus estadísticas por día (visualizaciones, tiempo de visualización, me gusta, comentarios, compartidos, suscriptores ganados y perdidos; impresiones de las miniaturas y clics en ellas). No pedimos los ingresos.',
    purpose:
      'Lo usamos para mostrarte tus cifras y comparar un periodo con el anterior. Si el operador tiene la aprobación de YouTube y lo ha activado, también para decir qué indican tus vídeos pasados sobre un título y comprobar después si acertamos. Para nada más: ni publicidad, ni entrenar modelos, ni otros usuarios.',
    others:
      'Sin conexión consultamos datos públicos: el canal que indicas, listas de vídeos en tendencia y las palabras que buscas en Pulso de tendencias. No le decimos a YouTube quién pregunta.',
    kept: 'Nada de lo que la API de YouTube nos dijo sobre vídeos y cifras se conserva más de 27 días.',
  },
  disconnect: {
    heading: 'Desconectar tu canal',
    here: '«Desconectar» en el panel retira nuestro acceso en Google y elimina en el acto: los tokens, las cifras, los vídeos, el título del canal y lo que los análisis decían de tus vídeos pasados. No hace falta motivo ni volver a iniciar sesión.',
    google:
      'También puedes retirar el acceso en Google. Lo sabemos la próxima vez que pedimos tus cifras, y entonces eliminamos lo mismo. En cualquier caso, lo guardado antes vence a los 27 días como máximo.',
    stays:
      'Tus análisis permanecen, pues son tus propios borradores, y también las marcas de que publicaste alguno; puedes eliminar ambos uno a uno.',
    permissions: 'Permisos de tu cuenta de Google',
    youtubeTerms: 'Condiciones del servicio de YouTube',
    googlePrivacy: 'Política de privacidad de Google',
  },
  browser: {
    heading: 'En tu navegador',
    text: 'Ninguna cookie. Lo que se guarda en el almacenamiento de tu navegador se enumera aquí:',
    cookies: 'Cookies y almacenamiento del navegador',
  },
  logs: {
    heading: 'Registros y correos',
    logs: 'Los registros técnicos contienen hora, ruta, resultado y duración de las peticiones; ni direcciones IP ni nada de lo que escribiste. Si algo falla se añade un mensaje de error, que puede contener tu identificador de usuario. Los registros se eliminan a las dos semanas.',
    mails:
      'Los correos con códigos de tu cuenta, y los que te dicen que tenemos tu mensaje, te llegan por los servicios de correo de Amazon. No contienen píxeles ni enlaces de seguimiento.',
    notices:
      'Los informes y avisos que activaste en los ajustes van por el mismo camino. Cada uno lleva un enlace que detiene los de su tipo, sin iniciar sesión. Si uno se devuelve definitivamente o se marca como no deseado, Amazon nos lo dice y no enviamos más.',
  },
  why: {
    heading: 'Por qué podemos hacerlo',
    contract:
      'Para cumplir nuestro contrato contigo: cuenta, análisis, contadores, correos sobre la cuenta (en la Unión Europea, art. 6.1.b del RGPD).',
    consent:
      'Porque lo permitiste: leer un canal conectado y enviarte informes y avisos. Puedes retirarlo en cualquier momento desconectándolo y desactivando los correos (art. 6.1.a del RGPD).',
    interest:
      'Por nuestro interés legítimo en un servicio seguro y que funcione: límites y registros (art. 6.1.f del RGPD).',
  },
  others: {
    heading: 'Quién más ve datos',
    aws: 'Amazon Web Services opera para nosotros servidores, base de datos, almacenamiento, inicio de sesión y correo.',
    google:
      'Google: cuando conectas un canal y cuando lo leemos. Además, tu navegador carga imágenes de vídeos y canales desde los servidores de imágenes de YouTube, que ven tu dirección IP.',
    ai: 'Un proveedor de IA: solo si el operador ha configurado uno. Recibe entonces aquello sobre lo que trata el consejo escrito: un borrador de título, lo que cuentas de un vídeo, lo que se encontró en una miniatura (nunca la imagen), los títulos de tus vídeos más vistos si tu canal está conectado, o los datos públicos de un vídeo en tendencia; nunca tu nombre, tu correo electrónico ni un token. Las puntuaciones son de nuestro propio modelo, sin ningún proveedor así.',
    payment:
      'Un proveedor de pagos (Stripe): solo si aquí se venden planes, y solo si compras uno. Recibe de nosotros tu nombre y tu correo, y de ti los datos de tu tarjeta, que nunca tenemos. Al borrar aquí tu cuenta se cancela la suscripción y se te borra como cliente suyo.',
    law: 'Autoridades: si la ley nos obliga.',
    nobody: 'Nadie más. Los demás usuarios no ven nada tuyo.',
  },
  where: {
    heading: 'Dónde están y copias de seguridad',
    place:
      'Los datos están en una región de Amazon Web Services: {country}. El sitio en sí lo entrega Amazon CloudFront desde servidores de todo el mundo.',
    backups:
      'Las tablas de cuentas, análisis, vídeos publicados, contadores, mensajes y avisos de pago tienen copias de seguridad: lo eliminado allí puede restaurarse durante 35 días y después desaparece del todo. Lo que nos dijo YouTube está en tablas sin esas copias.',
  },
  security: {
    heading: 'Cómo se protegen',
    text: 'Todas las conexiones y todo el almacenamiento están cifrados. Cada función alcanza solo las tablas que necesita. Los tokens de Google tienen una clave de cifrado propia. Si una brecha te pone en riesgo, te lo decimos.',
  },
  rights: {
    heading: 'Tus derechos',
    text: 'Puedes preguntar qué tenemos sobre ti, obtener una copia, hacerlo corregir o eliminar, oponerte y limitar su uso. Puedes reclamar ante la autoridad de protección de datos de donde vives.',
    yourself:
      'Por ti mismo puedes corregir tu nombre y tu canal, desconectar un canal, eliminar un análisis y quitar una marca.',
    write:
      '«Eliminar la cuenta», en tu perfil, elimina de inmediato la cuenta con todo lo suyo, y en el plazo de un día lo que no se pueda eliminar en ese momento. «Descargar mis datos», en el mismo lugar, te da una copia de todo menos las claves de tu canal, en un archivo JSON; sus enlaces a tus imágenes funcionan una hora. Para lo que no puedas hacer tú mismo, escribe desde el correo electrónico de la cuenta a {mail}. Respondemos en 30 días.',
  },
  children: {
    heading: 'Menores',
    text: 'Viewcraft no es para menores de 16 años. Si sabemos que tenemos datos de alguien más joven, los eliminamos.',
  },
  changes: {
    heading: 'Cambios de esta política',
    text: 'La fecha del principio indica cuándo cambió este texto por última vez. Antes de usar datos de una forma nueva que necesite tu consentimiento, te lo pedimos.',
  },
}
