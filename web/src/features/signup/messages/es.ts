import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const signup: Translation<typeof english.signup> = {
  page: 'Crear cuenta',
  step: 'Paso {step} de 2',
  typedTitle: '«{title}» te estará esperando en Análisis predictivo.',
  haveAccount: '¿Ya tienes cuenta?',
  logIn: 'Inicia sesión',
  details: {
    title: 'Crea tu cuenta',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: 'Al menos 8 caracteres',
    submit: 'Continuar',
    nameShort: 'El nombre debe tener al menos 2 caracteres',
    emailInvalid: 'La dirección de correo no es válida',
    passwordShort: 'La contraseña debe tener al menos 8 caracteres',
    passwordWeak: 'Elige otra contraseña: al menos 8 caracteres, sin espacios al principio ni al final',
  },
  channel: {
    title: 'Conecta tu canal',
    back: 'Atrás',
    purpose: 'Indica tu canal y valoraremos tus títulos según tus propios vídeos.',
    purposeOf: 'Indica tu canal y valoraremos «{title}» según tus propios vídeos.',
    purposePlain: 'Indica tu canal para que sepamos qué vídeos son tuyos.',
    submit: 'Crear cuenta',
    skip: 'Omitir por ahora',
  },
  finish: {
    title: 'Un último paso',
    as: 'Te registras como {email}.',
    notYou: '¿No es la cuenta correcta?',
    different: 'Usa otra',
  },
  consent: {
    text: 'Viewcraft usa los servicios de la API de YouTube. Al crear una cuenta, aceptas:',
    terms: 'Condiciones del servicio de Viewcraft',
    privacy: 'Política de privacidad de Viewcraft',
    youtubeTerms: 'Condiciones del servicio de YouTube',
    googlePrivacy: 'Política de privacidad de Google',
  },
  progress: {
    title: 'Creando tu cuenta',
    stages: {
      channel: 'Validando tu canal',
      account: 'Creando tu cuenta',
      analytics: 'Preparando las estadísticas',
    },
    states: { pending: 'pendiente', loading: 'en curso', complete: 'listo' },
  },
  success: '¡Cuenta creada! Revisa tu correo para verificarla.',
  failures: {
    exists: 'No se ha podido crear la cuenta. Inténtalo de nuevo',
    weak_password: 'No se ha podido crear la cuenta. Elige otra contraseña.',
    limited: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
    domain_limited:
      'Se están creando demasiadas cuentas con este proveedor de correo. Inténtalo de nuevo dentro de una hora o usa una dirección de otro proveedor.',
    unavailable: 'No se ha podido crear la cuenta. Inténtalo de nuevo.',
  },
  mayExist: 'Si ya tienes una cuenta, inicia sesión o restablece tu contraseña.',
  resetPassword: 'Restablecer la contraseña',
}
