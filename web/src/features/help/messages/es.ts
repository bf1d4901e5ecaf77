import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const help: Translation<typeof english.help> = {
  title: 'Documentación',
  subtitle: 'Qué hace cada parte de Viewcraft, de dónde salen sus cifras y qué hacer cuando algo no funciona.',
  ask: 'Preguntarnos',
  contents: 'Temas',
  topics: {
    start: {
      heading: 'Primeros pasos',
      channel:
        'Indica tu canal o conéctalo. Con indicarlo basta para analizar borradores; conectarlo trae tus propias cifras al panel.',
      draft:
        'Después abre Análisis predictivo y escribe un título. Su puntuación cambia con cada letra y el título no sale de tu navegador hasta que pulsas Analizar. Una miniatura se sube al añadirla, solo para ti; si están los dos, se revisan juntos.',
      publish:
        'Cuando el vídeo esté publicado, marca el análisis como publicado. A los 7 y a los 25 días comprobamos si acertamos, y te mostramos con qué frecuencia.',
      link: 'Abrir Análisis predictivo',
    },
    titles: {
      heading: 'Qué dice la puntuación de un título',
      score:
        'La puntuación es un puesto de 0 a 100 entre títulos de vídeos reales: con 60, un título supera a 60 de cada 100. El modelo aprendió, con pares de vídeos de un mismo canal y edad parecida, cuál de los dos tuvo más visualizaciones. Lee el título y nada más.',
      benchmark:
        'Desde 75, un título está en la cuarta parte superior: ese es el valor de referencia. El verde empieza en 80 y el amarillo en 60.',
      parts:
        'Cada palabra o rasgo que mueve la puntuación aparece con su parte, y las partes suman el valor bruto del modelo, del que sale el puesto. Una sugerencia dice cuántos puntos la subiría. Es un cambio de puesto, nunca una promesa de visualizaciones.',
      compare:
        'En la comparación de títulos pones versiones para un mismo vídeo una junto a otra. Las ordena otro modelo, que aprendió de pruebas A/B de titulares: elegir entre versiones es una pregunta distinta de elegir entre vídeos.',
      ideas:
        'Las ideas de títulos parten de tu borrador. Las escribe un proveedor de IA si este sitio tiene uno y a tu plan le quedan unidades; si no, nuestro asesor integrado, y la pantalla dice cuál. En ambos casos las ordena nuestro modelo.',
      languages:
        'El modelo sabe inglés. Los títulos en otros idiomas reciben las comprobaciones básicas y una frase que lo dice, pero ninguna puntuación.',
      link: 'Con qué frecuencia acierta el modelo',
    },
    thumbnails: {
      heading: 'Qué se comprueba en una miniatura',
      file: 'JPG, JPEG o PNG, hasta {size} y {thumbnails} imágenes al día. YouTube recomienda 1280 × 720 píxeles en 16:9.',
      checks:
        'La puntuación mide legibilidad y oficio: si el texto se lee al tamaño de una barra lateral, cuántas palabras hay, contraste, brillo, cantidad de elementos y si la marca de duración tapa algo. Nada de lo que pudimos medir en una imagen predice visualizaciones, así que no lo afirmamos.',
      kept: 'Las imágenes se revisan en nuestros propios servidores y no van a nadie más. El original se elimina a los 30 días.',
      link: 'Revisar una miniatura',
    },
    record: {
      heading: 'Análisis anteriores',
      history:
        'Cada análisis se conserva en Análisis anteriores hasta que lo elimines, con su puntuación y sus sugerencias tal como fueron.',
      calls:
        'Marca los que publicaste con la dirección del vídeo, como mucho 7 días después de salir, para que nadie pueda saber aún cómo le va. Su título debe ser el analizado o uno parecido, y cada vídeo cuenta una sola vez. La proporción de aciertos aparece cuando hay suficientes para significar algo.',
      link: 'Ver tus análisis anteriores',
    },
    trends: {
      heading: 'De dónde vienen las tendencias',
      lists:
        'Las listas vienen de YouTube: su propia clasificación donde la hay, y si no, una búsqueda de lo más visto. Se leen de nuevo cada media hora; la línea bajo el título dice de qué tipo es, de qué región y de cuándo.',
      search:
        'Aparte de la general, cada categoría o búsqueda es un tema. El plan gratuito incluye {searches} por semana; repetir el mismo tema es gratis. YouTube nos permite un número limitado de búsquedas al día: cuando se agotan, ves lo que tienen nuestras listas y a qué hora se abre de nuevo la búsqueda.',
      insight:
        'El análisis compara las cifras de un vídeo con las de su lista, con reglas nuestras. Las cifras de YouTube y las que calculamos a partir de ellas se marcan por separado.',
      link: 'Abrir Pulso de tendencias',
    },
    channel: {
      heading: 'Conectar tu canal',
      connect:
        'La conexión pasa por Google y nos da acceso de lectura a tu canal y a sus cifras: hay que marcar las dos casillas. No podemos cambiar ni subir nada, y tu contraseña de Google nunca nos llega.',
      late: 'YouTube termina de contar un día dos o tres días después, en hora del Pacífico. Por eso el panel acaba ahí. Una cifra que un canal oculta aparece como oculta, no como 0.',
      disconnect:
        'Desconéctalo en el panel cuando quieras. Se retira nuestro acceso en Google y lo que leímos de tu canal se elimina al instante.',
      link: 'Ir al panel',
    },
    plans: {
      heading: 'Los planes y lo que cuentan',
      meters:
        'Lo que cuenta un plan se ve donde lo gastas y en tu perfil, con lo que queda y el día en que vuelve a empezar. Los meses y las semanas son los del calendario en UTC; la semana empieza el lunes.',
      free: 'El plan gratuito incluye {analyses} análisis al mes. El mismo borrador en cinco minutos es el mismo análisis. Al llegar al límite nada se bloquea: la puntuación en vivo sigue, y tus análisis anteriores también.',
      back: 'Si un análisis falla por nuestra parte, o porque YouTube no responde, lo recuperas.',
      link: 'Ver lo que queda',
    },
    account: {
      heading: 'Tu cuenta',
      language:
        'En Ajustes eliges el idioma y la zona horaria. Se guardan con tu cuenta y valen dondequiera que entres.',
      password:
        'En Perfil cambias el nombre, la dirección de correo y la contraseña, cierras la sesión en todos los dispositivos y activas un segundo paso: un código de una aplicación de autenticación, que se pide en cada acceso.',
      device:
        'Si pierdes el dispositivo con esa aplicación, nadie puede entrar, tampoco tú. Escríbenos desde la dirección de tu cuenta; desactivamos el segundo paso cuando sabemos que eres tú.',
      link: 'Abrir tu perfil',
    },
    trouble: {
      heading: 'Cuando algo no funciona',
      code: '¿No llega el código? Mira en la carpeta de correo no deseado y pide otro: solo vale el último. Los códigos que confirman una dirección valen 24 horas.',
      channel:
        '¿«Canal no encontrado»? Usa el identificador con su @: está bajo el nombre del canal en YouTube. Las direcciones antiguas con /c/ no siempre se encuentran.',
      connection:
        'La conexión con YouTube termina si la retiras en Google, cambias tu contraseña de Google o no la usas durante meses. Conéctalo de nuevo: tus análisis siguen ahí.',
      reference: 'Si un mensaje indica una referencia, cópiala en tu mensaje: con ella encontramos lo que pasó.',
      link: 'Ir al Centro de soporte',
    },
  },
}
