import type { cookies as english } from '../en/cookies.ts'
import type { Translation } from '../sentence.ts'

export const cookies: Translation<typeof english> = {
  title: 'Cookies y almacenamiento del navegador',
  lead: 'Viewcraft no usa cookies. Guarda seis cosas pequeñas en tu navegador, todas necesarias para lo que has pedido.',
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
    theme: {
      name: 'Claro u oscuro',
      what: 'Almacenamiento local. El tema que elegiste aquí.',
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
