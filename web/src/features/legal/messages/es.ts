import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const legal: Translation<typeof english.legal> = {
  contents: 'En esta página',
  number: '{number}.',
  updated: 'Última actualización: {date}.',
  prevails: 'Las traducciones son una ayuda; si difieren, prevalece el texto en inglés.',
  until: 'Se conserva: {time}',
  policies: 'Lo que aceptaste al crear tu cuenta y lo que te prometemos.',
  readMore: 'Leer más',
  draft: {
    title: 'Este texto es un borrador',
    text: 'El operador de este sitio no ha indicado quién es ni cómo contactarle. Hasta entonces, nadie responde de partes de este texto.',
  },
  operator: {
    name: 'el operador de este sitio',
    mail: '[dirección de contacto: sin indicar]',
    address: '[dirección postal: sin indicar]',
    dataIn: '[país: sin indicar]',
  },
}

export const terms: Translation<typeof english.terms> = {
  title: 'Condiciones del servicio',
  lead: 'Qué puedes esperar de Viewcraft y qué esperamos de ti.',
  agreement: {
    heading: 'Quién acuerda qué',
    parties:
      'Estas condiciones son entre tú y {operator}, {address}, que gestiona este sitio («nosotros»). Al crear una cuenta las aceptas, junto con las Normas de contenido y la Política de privacidad. Si no lo deseas, no crees una cuenta.',
    guidelines: 'Normas de contenido',
    privacy: 'Política de privacidad',
    youtube:
      'Viewcraft utiliza los servicios de la API de YouTube. Al usar Viewcraft también aceptas quedar sujeto a las Condiciones del servicio de YouTube.',
    youtubeTerms: 'Condiciones del servicio de YouTube',
    googlePrivacy: 'Política de privacidad de Google',
  },
  service: {
    heading: 'Qué hace Viewcraft',
    text: 'Viewcraft puntúa borradores de títulos de vídeo, revisa miniaturas, muestra qué es tendencia en YouTube y las cifras del canal que conectes.',
    independent:
      'Viewcraft es independiente. No forma parte de YouTube ni de Google, ni está respaldado ni certificado por ellos.',
  },
  scores: {
    heading: 'Qué es una puntuación y qué no',
    rank: 'La puntuación de un título dice qué lugar ocupa entre títulos reales o entre tus propios vídeos, según modelos que aprendieron de vídeos pasados. No predice visualizaciones, ni porcentajes de clics, ni ingresos, y no prometemos ningún resultado.',
    measured:
      'La frecuencia con la que acierta el modelo se midió en canales que nunca había visto. Las cifras son públicas, también las flojas:',
    accuracy: '¿Con qué frecuencia acierta Viewcraft?',
    sources:
      'Las cifras que nos da YouTube se muestran como de YouTube. Las que calculamos nosotros se marcan como nuestras.',
    decision: 'Qué publicas y cuándo es decisión y responsabilidad tuya.',
  },
  account: {
    heading: 'Tu cuenta',
    age: 'Debes tener al menos 16 años y edad suficiente para contratar donde vives; si no, debe aceptar alguien que pueda actuar por ti.',
    truth: 'Indica un correo electrónico que sea tuyo y un canal que te pertenezca o que puedas gestionar.',
    password:
      'No compartas tu contraseña. Lo que se haga con ella cuenta como hecho por ti, salvo que no tengas culpa. Avísanos enseguida si otra persona la tiene: {mail}.',
  },
  content: {
    heading: 'Lo que escribes y subes',
    yours:
      'Sigue siendo tuyo. Nos permites almacenarlo y procesarlo en la medida necesaria para mostrarte resultados, y para nada más. No lo publicamos ni entrenamos nuestros modelos con ello, salvo las cifras de una exportación que decidas cedernos para eso.',
    share:
      'Si compartes un borrador con un enlace secreto, lo ve quien tenga el enlace, y nos permites mostrárselo. El enlace deja de funcionar cuando lo revocas, cuando caduca y cuando eliminas el borrador o tu cuenta.',
    rights: 'Debes tener derecho a usarlo y debe respetar las Normas de contenido.',
  },
  channel: {
    heading: 'Tu canal de YouTube',
    read: 'Si conectas un canal podemos leerlo, con sus cifras. Nunca cambiamos nada en él: a Google solo le pedimos acceso de lectura.',
    leave:
      'Puedes desconectarlo en cualquier momento, en el panel o en Google. La Política de privacidad explica qué ocurre entonces con sus datos.',
    permissions: 'Permisos de tu cuenta de Google',
  },
  plans: {
    heading: 'Planes y límites',
    limits:
      'Cada plan tiene límites por día, semana o mes. Lo que queda, y cuándo se renueva, se muestra donde lo gastas. En todos los planes hay límites contra el abuso.',
    paid: 'Si aquí se ofrecen planes de pago, el precio, el periodo y la forma de cancelar se muestran antes de contratar. No se cobra nada sin un pedido tuyo.',
    withdrawal: 'Conservas el derecho de desistimiento que la ley de tu país te dé como consumidor.',
  },
  fair: {
    heading: 'Uso razonable',
    text: 'No puedes:',
    break: 'entrar sin permiso en este servicio o en cuentas ajenas, ni intentarlo',
    limits: 'eludir los límites, por ejemplo con varias cuentas',
    machines: 'llamarlo de forma automática por vías que no ofrecemos',
    resell: 'revenderlo ni copiar sus datos en masa',
    youtube: 'usarlo de forma que infrinja las Condiciones del servicio de YouTube',
  },
  availability: {
    heading: 'Qué puede fallar',
    ours: 'Trabajamos con cuidado, pero no prometemos que Viewcraft esté siempre disponible, libre de fallos o sea apto para un fin concreto. Podemos cambiarlo; lo que hayas pagado queda a tu disposición durante el tiempo pagado, o te devolvemos el dinero del resto.',
    youtube:
      'Mucho depende de YouTube. Si YouTube cambia o retiene datos, partes de Viewcraft pueden dejar de funcionar sin que podamos evitarlo.',
  },
  end: {
    heading: 'Cómo termina',
    you: 'Puedes dejarlo en cualquier momento. «Descargar mis datos», en tu perfil, te da una copia de lo que tenemos sobre ti; «Eliminar la cuenta», allí mismo, elimina la cuenta de inmediato.',
    us: 'Podemos suspender o cerrar una cuenta que infrinja estas condiciones de forma grave o repetida, o que ponga en peligro a otros. Si es posible te lo decimos antes, y por qué. En los demás casos podemos terminar este contrato avisando a tu correo electrónico con 30 días de antelación.',
  },
  liability: {
    heading: 'Responsabilidad',
    kept: 'Nada de esto limita la responsabilidad por dolo, negligencia grave, daños a la vida o a la salud, ni la que la ley no permite limitar. Los derechos que la ley te da como consumidor no cambian.',
    limited:
      'Por lo demás, y hasta donde lo permita la ley, no respondemos de lucro cesante, visualizaciones perdidas ni otros daños indirectos, y en total por no más de lo que nos pagaste en los doce meses anteriores.',
  },
  law: {
    heading: 'Ley aplicable',
    text: 'Se aplica la ley del país en el que está establecido {operator}. Si eres consumidor, conservas la protección que te da la ley de tu propio país.',
  },
  changes: {
    heading: 'Cambios de estas condiciones',
    text: 'La fecha del principio indica cuándo cambió este texto por última vez. Un cambio que te perjudique solo te obliga cuando hayas tenido 30 días para oponerte o marcharte.',
  },
  contact: {
    heading: 'Contacto',
    text: 'Somos {operator}, {address}. Escribe a {mail}.',
  },
}

export const privacy: Translation<typeof english.privacy> = {
  title: 'Política de privacidad',
  lead: 'Qué guarda Viewcraft sobre ti, dónde, durante cuánto tiempo, quién más lo ve y cómo eliminarlo.',
  short: {
    heading: 'En resumen',
    needed: 'Guardamos lo que tu cuenta necesita, lo que analizas y cuánto usas de tu plan.',
    none: 'Sin cookies, sin publicidad, sin rastreadores, sin scripts de terceros. No vendemos datos.',
    youtube:
      'De tu canal de YouTube solo leemos lo que nos permites. Lo guardamos 27 días como máximo y lo eliminamos al instante cuando lo desconectas.',
    leave:
      'Tú mismo puedes, en cualquier momento, descargar todo lo que guardamos sobre ti, desconectar un canal, eliminar un análisis o eliminar toda tu cuenta.',
  },
  who: {
    heading: 'Quién es responsable',
    text: 'El responsable de los datos de este sitio («nosotros») es {operator}, {address}. Para todo lo relativo a la privacidad, escribe a {mail}.',
  },
  account: {
    heading: 'Tu cuenta',
    text: 'Al registrarte nos das tu correo electrónico, tu nombre, una contraseña y la URL de tu canal. Los guardamos, junto con el idioma de la pantalla, en Amazon Cognito, el servicio con el que inicias sesión. En tu primer inicio de sesión guardamos también la zona horaria de tu navegador, que puedes cambiar en los ajustes.',
    password:
      'Tu contraseña va de tu navegador directamente a Amazon Cognito; nuestras funciones nunca la ven. Si usas una aplicación de autenticación, Cognito guarda el secreto que comparte con ella.',
    unconfirmed: 'Si no confirmas tu dirección de correo, tu registro se elimina a los 7 días.',
  },
  tables: {
    heading: 'Qué contiene nuestra base de datos',
    text: 'Esta es la lista completa de nuestras tablas, con sus nombres en el código. Los datos vencidos ya no se muestran ni se usan, y una tarea diaria los elimina.',
    accounts: {
      name: 'Cuenta',
      what: 'Identificador de usuario, correo electrónico, el que quieras en su lugar hasta que introduzcas su código o pidas otro, nombre, idioma, zona horaria, plan, la dirección de tu canal tal como la escribiste, el identificador del canal, si está conectado y desde cuándo, qué permitiste en Google, qué correos pediste, si los correos a tu dirección fueron devueltos o marcados como no deseados, una huella de cada código de respaldo que creaste, una huella de la dirección de tu calendario si la creaste, si cedes cifras para el entrenamiento, el nombre aleatorio con el que se guardan, cuántas son y cuándo las cediste, cuándo se creó la cuenta y, si compras un plan, tu número en Stripe y lo que Stripe dice de tu suscripción (plan, precio, estado, periodo).',
      until: 'tanto como la cuenta',
    },
    user_tokens: {
      name: 'Acceso a tu canal',
      what: 'Los tokens de Google con los que podemos leer tu canal, cifrados con una clave propia. Nunca llegan a tu navegador ni a un registro.',
      until: 'hasta que desconectes, o Google nos diga que el acceso ha terminado',
    },
    drafts: {
      name: 'Borradores',
      what: 'Los vídeos que preparas: su nombre de trabajo, títulos, miniaturas, notas, estado y fecha prevista, el patrón del que partió cada uno, el vídeo con el que se publicó y cuándo cambiaste cada cosa.',
      until: 'hasta uno o dos días después de que elimines el borrador, o tanto como la cuenta',
    },
    versions: {
      name: 'Versiones de los borradores',
      what: 'Estados anteriores de un borrador: su nombre de trabajo, títulos, miniaturas y notas, y cuándo se guardó cada uno.',
      until: 'tanto como el borrador',
    },
    pictures: {
      name: 'Imágenes de los borradores',
      what: 'Lo hallado en cada miniatura de un borrador y de sus versiones.',
      until: 'tanto como el borrador',
    },
    analyses: {
      name: 'Análisis',
      what: 'Los títulos que hiciste analizar, sus puntuaciones y sugerencias, lo hallado en tus miniaturas (texto reconocido, colores, número de caras; no se identifica a nadie) y cuándo.',
      until: 'hasta que elimines el análisis o su borrador, o tanto como la cuenta',
    },
    own_history: {
      name: 'Comparación con tus vídeos anteriores',
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
      what: 'Si marcas un análisis o un borrador como publicado: los identificadores del vídeo y del canal, lo que prometía nuestra valoración del título y, más tarde, si se cumplió. Ningún puesto y ninguna cifra de YouTube.',
      until: 'una hora, en la que puedes quitar la marca o eliminar el análisis; después, hasta que elimines tu cuenta',
    },
    experiments: {
      name: 'Pruebas',
      what: 'Las pruebas de títulos y miniaturas que planificaste: sus variantes, en qué se diferencian, qué pronosticamos y el resultado que escribiste, con la fecha en que se anotó y se corrigió.',
      until: 'hasta que elimines la prueba, su borrador o tu cuenta',
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
      what: 'Constancia de que te enviamos un correo que pediste, para no enviarlo dos veces: su tipo y el día, la semana, el análisis, el borrador o el vídeo del que trataba. No su texto.',
      until: '27 días',
    },
    messages: {
      name: 'Mensajes para nosotros',
      what: 'Lo que nos escribes en los formularios de soporte, contacto y empresas, con tu nombre, dirección de correo, plan y una referencia. También nos llega por correo.',
      until: 'tanto como lo requieran tu asunto y nuestras obligaciones legales',
    },
    revocations: {
      name: 'Sesiones terminadas',
      what: 'Que se cerraron las sesiones de un identificador de usuario, y cuándo: tras cambiar la contraseña o la dirección, o porque se elimina la cuenta; en ese caso también la dirección de correo, hasta que se le confirma la eliminación.',
      until: 'mientras exista la cuenta y unos dos días más',
    },
    payment_events: {
      name: 'Avisos de pago',
      what: 'Identificadores de avisos de un proveedor de pagos, si aquí se venden planes, para no contar ninguno dos veces. Ningún dato personal.',
      until: 'hasta que el proveedor deje de repetirlos',
    },
    shares: {
      name: 'Borradores compartidos',
      what: 'Los títulos y las miniaturas de borradores que has compartido con un enlace.',
      until: '90 días después de que caduque el enlace, o hasta que lo revoques o el borrador se elimine del todo',
    },
    votes: {
      name: 'Votos',
      what: 'Lo que votaron los visitantes de tus enlaces, cada voto con un número aleatorio de su navegador. Sin nombres ni direcciones.',
      until: '90 días después de que caduque el enlace, o hasta que lo revoques o el borrador se elimine del todo',
    },
    follows: {
      name: 'Canales que sigues',
      what: 'Qué canales de YouTube sigues aquí y desde cuándo.',
      until: 'hasta que dejas de seguir el canal',
    },
    followers: {
      name: 'Seguidores de un canal',
      what: 'Lo mismo, ordenado por canal, para saber cuándo ya nadie sigue un canal.',
      until: 'hasta que dejas de seguir el canal',
    },
    channels: {
      name: 'Canales',
      what: 'Lo que YouTube publica sobre los canales que siguen nuestros usuarios: nombre, identificador, imagen y número de suscriptores. Nada sobre quién los sigue.',
      until: 'hasta que nadie sigue el canal, y nunca más de 27 días sin volver a consultar a YouTube',
    },
    uploads: {
      name: 'Vídeos de canales',
      what: 'Títulos, fechas, duraciones y visualizaciones de los últimos vídeos de esos canales, tal como los publica YouTube.',
      until: 'hasta que nadie sigue el canal, y nunca más de 27 días sin volver a consultar a YouTube',
    },
    personal_tokens: {
      name: 'Tokens de acceso personales',
      what: 'Los tokens con los que tus programas usan nuestra API: su nombre, qué abren, cuándo se crearon y cuándo caducan. Del token en sí solo se guarda un hash.',
      until: 'hasta que revocas el token o caduca, como mucho un año',
    },
    ideas: {
      name: 'Ideas',
      what: 'Las ideas para vídeos que te mostramos cada semana: títulos hechos con tipos de título y temas tuyos, cuáles descartaste y los borradores que salieron de ellas.',
      until: 'un año, para que ninguna idea se repita',
    },
    connections: {
      name: 'Asistentes conectados',
      what: 'Qué asistentes conectaste y cuándo, qué pueden hacer y los hashes de sus tokens.',
      until: 'hasta que los desconectes, o 30 días después del último uso',
    },
    webhooks: {
      name: 'Webhooks',
      what: 'Las direcciones a las que avisamos de eventos, y de cuáles.',
      until: 'hasta que los elimines',
    },
    deliveries: {
      name: 'Entregas de webhooks',
      what: 'Qué comunicamos a tus webhooks, cuándo y cómo respondieron.',
      until: '27 días',
    },
    idempotency: {
      name: 'Solicitudes repetidas',
      what: 'Respuestas a programas que enviaron una clave de idempotencia, para que repetir una solicitud no haga nada dos veces.',
      until: 'un día',
    },
    evidence: {
      name: 'Vídeos en los que se basan las ideas',
      what: 'Qué vídeo de un canal que sigues respalda una idea: solo su identificador.',
      until: '27 días',
    },
    links: {
      name: 'Enlaces',
      what: 'A qué lleva cada enlace secreto tuyo. El enlace en sí no se guarda, solo una huella de él.',
      until: 'hasta que el enlace caduca, lo revocas o desactivas el calendario, o el borrador se elimina del todo',
    },
  },
  files: {
    heading: 'Tus miniaturas',
    text: 'Las miniaturas que subes se guardan en un almacenamiento privado (Amazon S3). Solo tú recibes enlaces a ellas, y cada enlace es válido durante cinco minutos. Si compartes un borrador, quien tenga el enlace ve las miniaturas que elegiste hasta que caduque.',
    originals: 'La imagen tal como se subió y una vista previa pequeña: 30 días.',
    copies: 'Una copia pequeña junto a un análisis: hasta que elimines el análisis, o tanto como la cuenta.',
    drafts:
      'Una copia pequeña junto a un borrador: hasta uno o dos días después de que elimines el borrador, o tanto como la cuenta.',
  },
  studio: {
    heading: 'Exportaciones de YouTube Studio',
    text: 'Las exportaciones que abres en la pantalla «Porcentajes de clics de YouTube Studio» se leen en tu navegador. No se nos envía nada de ellas, salvo que lo decidas:',
    kept: 'Archivos que guardas en tu cuenta: el archivo tal cual, en un almacenamiento privado (Amazon S3), hasta que lo elimines o elimines tu cuenta.',
    given:
      'Cifras que cedes para el entrenamiento: título, impresiones, porcentaje de clics, visualizaciones y duración de cada vídeo, bajo un nombre aleatorio, separadas de tus demás datos. Se eliminan cuando las retiras o eliminas tu cuenta. Lo que nuestros modelos ya hayan aprendido de ellas se conserva.',
    apart: 'Nunca combinamos una exportación con datos de la API de YouTube.',
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
    here: '«Desconectar» en el panel revoca nuestro acceso en Google y elimina al instante los tokens, las cifras, los vídeos, el nombre del canal y lo que tus análisis decían de tus vídeos anteriores. No tienes que dar un motivo ni volver a iniciar sesión.',
    google:
      'También puedes retirar el acceso en Google. Lo sabemos la próxima vez que pedimos tus cifras, y entonces eliminamos lo mismo. En cualquier caso, lo guardado antes vence a los 27 días como máximo.',
    stays:
      'Tus análisis permanecen, pues son tus propios borradores, y también las marcas de que publicaste alguno; puedes eliminar ambos uno a uno.',
    permissions: 'Permisos de tu cuenta de Google',
    youtubeTerms: 'Condiciones del servicio de YouTube',
    googlePrivacy: 'Política de privacidad de Google',
  },
  visitors: {
    heading: 'Si votas sobre un borrador compartido',
    text: 'Quien prepara un vídeo puede enseñarte títulos y miniaturas con un enlace. No necesitas cuenta y no te pedimos el nombre. Guardamos tu voto con un número aleatorio creado por tu navegador mientras funcione el enlace y 90 días más, o hasta que el creador lo revoque o elimine el borrador o su cuenta. El creador ve cuántos votos hay, no de quién son. Para que nadie vote cien veces, también guardamos una huella de tu dirección de red, hecha con una clave secreta, hasta la fecha de fin del enlace, aunque se revoque antes.',
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
      'Porque lo permitiste: leer un canal conectado, enviarte informes y avisos, y entrenar con las cifras que cedes. Puedes retirarlo en cualquier momento desconectando el canal, desactivando los correos o retirando las cifras (art. 6.1.a del RGPD).',
    interest:
      'Por nuestro interés legítimo en un servicio seguro y que funcione: límites y registros (art. 6.1.f del RGPD).',
  },
  others: {
    heading: 'Quién más ve datos',
    aws: 'Amazon Web Services opera para nosotros servidores, base de datos, almacenamiento, inicio de sesión y correo.',
    google:
      'Google: cuando conectas un canal y cuando lo leemos. Además, tu navegador carga imágenes de vídeos y canales desde los servidores de imágenes de YouTube, que ven tu dirección IP.',
    ai: 'Un proveedor de IA: solo si el operador ha configurado uno. Recibe entonces aquello sobre lo que trata el consejo escrito: un borrador de título, lo que cuentas de un vídeo, lo que se encontró en una miniatura (nunca la imagen), lo que nuestros modelos dicen del borrador, los títulos de tus vídeos con mejores y peores resultados si tu canal está conectado, con sus visualizaciones comparadas con lo habitual en él, o los datos públicos de un vídeo en tendencia; nunca tu nombre, tu correo electrónico ni un token. Las puntuaciones son de nuestro propio modelo, sin ningún proveedor así.',
    payment:
      'Un proveedor de pagos (Stripe): solo si aquí se venden planes, y solo si compras uno. Recibe de nosotros tu nombre y tu correo, y de ti los datos de tu tarjeta, que nunca tenemos. Al borrar aquí tu cuenta se cancela la suscripción y se te borra como cliente suyo.',
    law: 'Autoridades: si la ley nos obliga.',
    nobody:
      'Nadie más. Los demás usuarios no ven nada tuyo, salvo los títulos y las miniaturas de borradores que compartas con un enlace.',
  },
  where: {
    heading: 'Dónde están y copias de seguridad',
    place:
      'Los datos están en una región de Amazon Web Services: {country}. El sitio en sí lo entrega Amazon CloudFront desde servidores de todo el mundo.',
    backups:
      'Las tablas de cuentas, borradores (con sus versiones, comprobaciones de miniaturas, pruebas, enlaces y votos), análisis, vídeos publicados, contadores, mensajes y avisos de pago tienen copias de seguridad: lo eliminado allí puede restaurarse durante 35 días y después desaparece del todo. Lo que nos dijo YouTube está en tablas sin esas copias.',
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

export const cookies: Translation<typeof english.cookies> = {
  title: 'Cookies y almacenamiento del navegador',
  lead: 'Viewcraft no usa cookies. Guarda ocho cosas pequeñas en tu navegador, todas necesarias para lo que has pedido.',
  none: {
    heading: 'Sin cookies ni rastreadores',
    text: 'Viewcraft no coloca cookies propias ni de terceros. No carga ningún script de terceros: ni analítica, ni publicidad, ni botones de redes sociales. La política de seguridad que acompaña a cada página solo permite al navegador ejecutar scripts de este sitio.',
    banner: 'Por eso no hay aviso de cookies: no hay nada que elegir.',
  },
  stored: {
    heading: 'Qué se guarda en tu navegador',
    text: 'El almacenamiento local permanece al cerrar el navegador; el de sesión pertenece a una pestaña y desaparece con ella. Solo las páginas de este sitio pueden leerlos. Al cerrar sesión, ambos se vacían.',
    session: {
      name: 'Tu sesión',
      what: 'Almacenamiento local. Los tokens que muestran quién ha iniciado sesión, con tu identificador de usuario, tu correo electrónico y tu nombre.',
      until: 'hasta que cierres sesión; a los 30 días la sesión ya no vale nada',
    },
    vote: {
      name: 'Voto',
      what: 'Almacenamiento local. Un número aleatorio con el que se guardan tus votos sobre borradores compartidos, para que puedas cambiarlos y volver a ver los resultados. Solo si abres un enlace para votar.',
      until: 'hasta que lo borres',
    },
    samples: {
      name: 'Lenguaje de los ejemplos',
      what: 'Almacenamiento local. El lenguaje de programación que elegiste en la referencia de la API.',
      until: 'hasta que cierres sesión o lo borres',
    },
    keys: {
      name: 'Atajos de teclado',
      what: 'Almacenamiento local. Que desactivaste los atajos de una sola tecla. Solo si lo hiciste.',
      until: 'hasta que cierres sesión o los actives',
    },
    theme: {
      name: 'Claro u oscuro',
      what: 'Almacenamiento local. El tema que elegiste aquí.',
      until: 'hasta que cierres sesión o lo borres',
    },
    region: {
      name: 'Región',
      what: 'Almacenamiento local. La región que elegiste en Pulso de tendencias.',
      until: 'hasta que cierres sesión o lo borres',
    },
    locale: {
      name: 'Idioma',
      what: 'Almacenamiento local. El idioma que elegiste aquí.',
      until: 'hasta que cierres sesión o lo borres',
    },
    channel: {
      name: 'Canal por conectar',
      what: 'Almacenamiento local. Título y dirección del canal que indicaste al registrarte.',
      until: 'hasta tu primer inicio de sesión en este navegador',
    },
    plan: {
      name: 'Plan por comprar',
      what: 'Almacenamiento local. El plan que elegiste antes de iniciar sesión.',
      until: 'hasta tu próximo inicio de sesión en este navegador; al cabo de un día no vale nada',
    },
    consent: {
      name: 'Conexión de un canal',
      what: 'Almacenamiento de sesión. Valores aleatorios que prueban que la respuesta de Google corresponde a una petición tuya, con tu identificador de usuario.',
      until: 'hasta que vuelvas de Google; a los 10 minutos ya no valen nada',
    },
    draft: {
      name: 'Borrador',
      what: 'Almacenamiento de sesión. Los títulos en los que trabajas, con tu identificador de usuario.',
      until: 'hasta que cierres la sesión o la pestaña',
    },
    title: {
      name: 'Título de la página de inicio',
      what: 'Almacenamiento local. El título que escribiste antes de crear tu cuenta, con tu identificador de usuario, para que otra pestaña pueda continuar con él.',
      until: 'hasta que una pestaña continúe con él o cierres la sesión; al cabo de un día no vale nada',
    },
    pending: {
      name: 'Cambios sin guardar',
      what: 'Almacenamiento local. Lo que cambiaste en un borrador y nuestro servidor aún no ha confirmado, con tu identificador de usuario.',
      until: 'hasta que lo tenga el servidor o cierres sesión',
    },
    exports: {
      name: 'Exportaciones abiertas',
      what: 'Almacenamiento de sesión. Las exportaciones de YouTube Studio que abriste, con tu identificador de usuario. Se leen en tu navegador y no se nos envían.',
      until: 'hasta que las cierres o cierres la sesión o la pestaña',
    },
    columns: {
      name: 'Columnas de las exportaciones',
      what: 'Almacenamiento local. Lo que respondiste a «¿Qué es cada columna?».',
      until: 'hasta que cierres la sesión',
    },
    yardstick: {
      name: 'Elección de la fuente',
      what: 'Almacenamiento local. Si quieres comparar los títulos con tu canal en YouTube o con tus exportaciones de Studio.',
      until: 'hasta que cierres la sesión',
    },
    visit: {
      name: 'Última visita',
      what: 'Almacenamiento local. Cuándo abriste el panel por última vez y hasta qué día llegaban sus cifras, con tu identificador de usuario.',
      until: 'hasta que cierres la sesión',
    },
    thumbnail: {
      name: 'Miniatura del borrador',
      what: 'Almacenamiento de sesión. La imagen que elegiste y el resultado de sus comprobaciones, con tu identificador de usuario.',
      until: 'hasta que la quites o cierres la sesión o la pestaña',
    },
  },
  memory: {
    heading: 'Qué se guarda solo en memoria',
    text: 'Mientras confirmas tu correo electrónico, la pestaña en la que te registraste recuerda tu contraseña durante un día como máximo, para que no tengas que escribirla dos veces. No se escribe en ningún almacenamiento y desaparece con la pestaña.',
  },
  others: {
    heading: 'Otros sitios',
    pictures:
      'Las imágenes de vídeos y canales se cargan desde los servidores de imágenes de YouTube (i.ytimg.com, yt3.ggpht.com, yt3.googleusercontent.com). Google ve entonces tu dirección IP y que la petición vino de este sitio.',
    pages: 'Al conectar un canal visitas una página de Google, donde rigen sus normas sobre cookies.',
    googlePrivacy: 'Política de privacidad de Google',
  },
  control: {
    heading: 'Cómo eliminarlo',
    text: 'Cierra sesión o borra los datos de este sitio en los ajustes de tu navegador. Se cerrará tu sesión, y el tema y el idioma volverán a ser los de tu sistema. Nada cambia en tu cuenta.',
  },
  contact: {
    heading: 'Preguntas',
    text: 'Escribe a {mail}.',
  },
}

export const guidelines: Translation<typeof english.guidelines> = {
  title: 'Normas de contenido',
  lead: 'Qué se puede escribir y subir aquí, y qué no justifica una puntuación.',
  scope: {
    heading: 'De qué se trata',
    text: 'Estas normas forman parte de las Condiciones del servicio. Se aplican a todo lo que introduces en Viewcraft: títulos, miniaturas, búsquedas, el nombre de tu cuenta y lo que nos escribes.',
    terms: 'Condiciones del servicio',
    private: 'Tus borradores son privados. Nadie en Viewcraft los lee de forma rutinaria y ningún otro usuario los ve.',
  },
  never: {
    heading: 'Qué no tiene cabida',
    text: 'No escribas ni subas nada que:',
    law: 'infrinja la ley o ayude a otros a infringirla',
    children: 'sexualice o ponga en peligro a menores',
    violence: 'amenace a personas, llame a la violencia o la ensalce',
    hatred: 'ataque a personas por ser quienes son',
    privacy: 'muestre datos privados o imágenes íntimas de alguien sin su consentimiento',
    fraud: 'suplante a alguien o prepare un fraude',
    malware: 'contenga código malicioso o esté hecho para perturbar este servicio',
  },
  rights: {
    heading: 'Imágenes y palabras de otros',
    text: 'Sube imágenes solo si puedes usarlas: propias, con licencia o aquellas que la ley te permite usar. Quien aparece de forma reconocible también tiene algo que decir.',
  },
  honest: {
    heading: 'Títulos que cumplen lo que prometen',
    score:
      'Una puntuación dice qué lugar ocupa un título entre títulos reales o entre tus propios vídeos. No sabe si el título es fiel al vídeo. Una puntuación alta no justifica ningún título ni miniatura que engañe a quien lo ve.',
    youtube: 'Lo que publicas en YouTube debe cumplir las normas de YouTube, diga lo que diga Viewcraft:',
    community: 'Normas de la comunidad de YouTube',
    deceptive: 'Política de YouTube sobre spam, prácticas engañosas y estafas',
  },
  consequences: {
    heading: 'Qué hacemos al respecto',
    text: 'Si sabemos de contenido que infringe estas normas, podemos eliminarlo y, en casos graves o repetidos, suspender o cerrar la cuenta. Te decimos por qué, salvo que la ley lo prohíba. Si crees que nos equivocamos, escribe a {mail}.',
  },
  report: {
    heading: 'Avisar de algo',
    text: 'Escribe a {mail} si crees que aquí se vulneran tus derechos. Di de qué se trata y cómo podemos encontrarlo.',
  },
}

export const charging: Translation<typeof english.charging> = {
  title: 'Facturación',
  lead: 'Cuánto cuestan los planes, cuándo se te cobra y cómo ponerle fin.',
  prices: {
    heading: 'Cuánto cuestan los planes',
    free: 'Gratuito: nada, y no se pide tarjeta',
    basic: 'Básico: {basicMonthly} al mes, o {basicYearly} al año',
    premium: 'Premium: {premiumMonthly} al mes, o {premiumYearly} al año',
    dollars:
      'Los precios están en dólares estadounidenses. Tu banco puede convertirlos, a su propio cambio y con su propia comisión. Lo que incluye cada plan se muestra donde se ofrece. Si este sitio no ofrece un plan de pago, no se vende ninguno.',
    company: 'Para empresas y muchos canales: pide una oferta',
  },
  order: {
    heading: 'Cómo se contrata',
    before:
      'No se cobra nada sin un pedido tuyo. Antes de hacerlo ves el plan, el precio, cada cuánto se cobra y cómo cancelarlo.',
    stripe:
      'Pagas en una página de Stripe, nuestro proveedor de pagos. El número de tu tarjeta va a Stripe y nunca nos llega.',
  },
  tax: {
    heading: 'Impuestos',
    text: 'Que los impuestos estén incluidos en el precio o se añadan depende de dónde vivas. Lo que pagas en total se muestra antes de contratar.',
  },
  renewal: {
    heading: 'Cuándo se te cobra',
    text: 'Al principio y después al comienzo de cada nuevo mes o año, hasta que canceles. El día del próximo cobro está en tu perfil.',
    price:
      'Un precio nuevo se te aplica a partir de un nuevo periodo, y solo si te avisamos por correo al menos 30 días antes.',
  },
  cancel: {
    heading: 'Cómo cancelar',
    how: 'En cualquier momento, en tu perfil, en la gestión de la suscripción. Surte efecto al final del periodo que has pagado.',
    after: 'Hasta ese día el plan sigue igual; después pasas al plan gratuito. Tu cuenta y tus análisis se quedan.',
  },
  failed: {
    heading: 'Si falla un pago',
    text: 'Stripe lo intenta de nuevo durante unos días y te avisa por correo. Mientras tanto tu plan sigue. Si ningún intento sale bien, vuelves al plan gratuito y no debes nada por el tiempo posterior.',
  },
  refunds: {
    heading: 'Devoluciones',
    ours: 'Si terminamos tu plan, o Viewcraft entero, sin culpa tuya, recuperas lo que pagaste por el tiempo que queda. Si se te cobró por error, lo recuperas todo. Por lo demás, un periodo empezado no se devuelve en parte.',
    law: 'El derecho de desistimiento, o cualquier otro que la ley de tu país te dé como consumidor, se mantiene.',
  },
  invoices: {
    heading: 'Facturas',
    text: 'De cada cobro hay una factura, en tu perfil, en el historial de facturación. Stripe las guarda mientras lo exija la ley, también después de que te vayas.',
  },
  leaving: {
    heading: 'Si te vas',
    text: 'Cuando se elimina tu cuenta, se cancela con ella la suscripción y no se cobra nada más.',
  },
  contact: {
    heading: 'Preguntas',
    text: 'Escribe a {mail} o usa el formulario. Indica el día y el importe, nunca el número de tu tarjeta.',
    form: 'Contacto',
    terms: 'Condiciones del servicio',
  },
}
