import type { guidelines as english } from '../en/guidelines.ts'
import type { Translation } from '../sentence.ts'

export const guidelines: Translation<typeof english> = {
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
      'Una puntuación dice qué lugar ocupa un título entre títulos reales. No sabe si el título es fiel al vídeo. Una puntuación alta no justifica ningún título ni miniatura que engañe a quien lo ve.',
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
