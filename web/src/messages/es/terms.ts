import type { terms as english } from '../en/terms.ts'
import type { Translation } from '../sentence.ts'

export const terms: Translation<typeof english> = {
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
    rank: 'La puntuación de un título dice qué lugar ocupa entre títulos reales, según un modelo que aprendió de vídeos pasados. No predice visualizaciones, ni porcentajes de clics, ni ingresos, y no prometemos ningún resultado.',
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
      'Sigue siendo tuyo. Nos permites almacenarlo y procesarlo en la medida necesaria para mostrarte resultados, y para nada más. No lo publicamos ni entrenamos nuestros modelos con ello.',
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
