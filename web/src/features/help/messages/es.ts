import type { Translation } from '#web/messages/sentence.ts'
import type * as english from './en.ts'

export const help: Translation<typeof english.help> = {
  title: 'Documentación',
  subtitle: 'Qué hace cada parte de Viewcraft, de dónde salen sus cifras y qué hacer cuando algo no funciona.',
  ask: 'Contacta con nosotros',
  contents: 'Temas',
  topics: {
    start: {
      heading: 'Primeros pasos',
      channel:
        'Indica la URL de tu canal o conéctalo. Con la URL basta para analizar títulos; al conectarlo, tus estadísticas aparecen en el panel.',
      title:
        'Abre Análisis predictivo y escribe un título. Su puntuación cambia mientras escribes, y el título no sale de tu navegador hasta que pulsas Analizar. Una miniatura se sube en cuanto la añades y solo la ves tú. Si añades las dos cosas, también comprobamos cómo funcionan juntas.',
      publish:
        'Cuando el vídeo esté publicado, marca el análisis como publicado. A los 7 y 28 días comprobamos si se cumplió lo que esperábamos y te mostramos con qué frecuencia se cumple.',
      link: 'Abrir Análisis predictivo',
    },
    titles: {
      heading: 'Qué significa la puntuación de un título',
      score:
        'La puntuación es un percentil, de 0 a 100: un título con 60 supera al 60 % de aquellos con los que se compara. Son los de tus propios vídeos si los conocemos y, si no, títulos de vídeos reales. El modelo de títulos reales aprendió, con pares de vídeos de un mismo canal y de antigüedad parecida, cuál de los dos tuvo más visualizaciones. Lee el título y nada más.',
      benchmark:
        'En tu canal, 75 o más es el mejor 25 %: ese es el valor de referencia. Desde 50, un título está por encima de la media, o en la media si como mucho la mitad de los vídeos con un puesto así superó lo habitual, como ocurre en canales con pocos vídeos. Con menos de 50 está por debajo de la media y con menos de 25, en el peor 25 %. Si ningún vídeo anterior se le parece, es distinto de tus vídeos y el puesto dice poco. Entre títulos reales en general, la puntuación solo dice algo en los extremos: menos de 40 está por debajo de la media, desde 80 es el mejor 20 %; entre medias, sin señal clara. Bajo cada número verás cómo les fue a los vídeos con un puesto así. El color no dice nada más.',
      parts:
        'Mostramos cada palabra y cada rasgo que influye en la puntuación y cuánto aporta. Sumados dan la puntuación bruta del modelo, de la que sale el percentil. Es una posición, no una promesa de visualizaciones.',
      compare:
        'Comparar títulos pone lado a lado varias redacciones para un mismo vídeo, cada una con su número y la probabilidad de que sea la mejor. La probabilidad viene de un modelo que aprendió de pruebas A/B de titulares. Por número y por probabilidad, el orden es el mismo.',
      ideas:
        'Las ideas de títulos parten del tuyo. Si este sitio tiene un proveedor de IA y a tu plan le quedan unidades, las escribe la IA; si no, nuestro asesor integrado, y la pantalla te dice cuál. En ambos casos ves primero los mejores, cada uno con la probabilidad de estar mejor redactado que tu título, y ninguno que sea claramente peor.',
      languages:
        'La puntuación entre títulos reales solo funciona en inglés. Los títulos en otros idiomas reciben las comprobaciones básicas, con una nota.',
      channel:
        'Si conocemos tu canal, el número de un título es su puesto entre tus propios vídeos, en cualquier idioma y desde la primera tecla. Si indicas la duración prevista del vídeo, también cuenta.',
      link: 'Con qué frecuencia acierta el modelo',
    },
    thumbnails: {
      heading: 'Qué se comprueba en una miniatura',
      file: 'JPG, JPEG o PNG, de hasta {size} cada una y {thumbnails} imágenes al día. YouTube recomienda 1280 × 720 píxeles (16:9).',
      checks:
        'La puntuación valora la legibilidad y el acabado: si el texto se lee al tamaño de la barra lateral, el número de palabras, el contraste, el brillo, el exceso de elementos y si la etiqueta de duración tapa algo. Nada de lo que pudimos medir en una imagen predice las visualizaciones, así que no lo afirmamos.',
      kept: 'Las imágenes se revisan en nuestros propios servidores y no se enseñan a nadie, salvo que compartas un borrador con un enlace. El original se elimina a los 30 días.',
      link: 'Revisar una miniatura',
    },
    drafts: {
      heading: 'Del borrador al balance',
      work: 'Un borrador reúne todo lo de un vídeo que aún no has publicado: títulos, miniaturas, notas y una fecha. Se guarda mientras escribes, y las versiones conservan cómo era antes. Analiza el título y la miniatura que publicarías.',
      phone:
        '¿Has visto un vídeo que te da una idea? En un móvil Android, añade Viewcraft a la pantalla de inicio desde el menú del navegador. Después, comparte el vídeo desde la aplicación de YouTube, elige Viewcraft y pulsa «Guardar como idea».',
      share:
        'Comparte un borrador con un enlace, con o sin votación. Planifica una prueba en YouTube Studio y anota aquí su resultado: tus resultados muestran qué gana en tus pruebas.',
      review:
        'Cuando el vídeo esté publicado, marca el borrador como publicado. 7 y 28 días después, su balance muestra qué pasó y deja sitio para lo que aprendiste.',
      link: 'Abrir tus vídeos',
    },
    record: {
      heading: 'Análisis anteriores',
      history:
        'Cada análisis permanece en Análisis anteriores, con su puntuación y sus sugerencias, hasta que lo elimines.',
      calls:
        'Marca los que publicaste con la URL del vídeo en los 7 días siguientes a su publicación, antes de que nadie pueda saber cómo le irá. Su título debe ser el analizado o uno parecido, y cada vídeo cuenta una sola vez. A partir de diez resultados ves cuántos se cumplieron junto a cuántos esperábamos. Los títulos sin señal clara no dan lugar a un pronóstico.',
      link: 'Ver tus análisis anteriores',
    },
    outliers: {
      heading: 'Qué hacer a continuación',
      follow:
        'Sigue canales parecidos al tuyo en Vídeos que destacan. Sus vídeos nuevos aparecen solos, normalmente en menos de 15 minutos.',
      usual:
        'Comparamos cada vídeo con lo que su canal suele conseguir con la misma antigüedad. Las cifras varían por azar, así que un vídeo solo destaca si es poco probable que se deba al azar. La lista muestra el margen de cada múltiplo.',
      ideas:
        '«Hacerlo mío» toma la forma del título, nunca sus palabras, y le pone un tema tuyo. Cada lunes recibes hasta cinco ideas así, cada una con lo que la respalda.',
      link: 'Abrir Vídeos que destacan',
    },
    trends: {
      heading: 'De dónde vienen las tendencias',
      lists:
        'Las listas vienen de YouTube: su propia clasificación donde la hay y, si no, una búsqueda de los vídeos más vistos. Se actualizan cada media hora. La línea bajo el título indica la fuente, la región y la antigüedad de los datos.',
      search:
        'Cada categoría o búsqueda distinta de la lista general es un tema. El plan gratuito incluye {searches} por semana, y volver a abrir el mismo tema es gratis. YouTube limita las búsquedas que podemos hacer al día. Cuando se agotan, ves lo que hay en nuestras listas guardadas y cuándo volverá a estar disponible la búsqueda.',
      insight:
        'El análisis compara las cifras de un vídeo con las de los demás de su lista. Las cifras de YouTube y nuestros propios cálculos se marcan por separado.',
      link: 'Abrir Pulso de tendencias',
    },
    channel: {
      heading: 'Conectar tu canal',
      connect:
        'La conexión se hace a través de Google y nos da acceso de solo lectura a tu canal y a sus estadísticas. Hay que marcar las dos casillas. No podemos cambiar ni subir nada, y nunca vemos tu contraseña de Google.',
      late: 'YouTube cierra las cifras de cada día dos o tres días después, en hora del Pacífico; por eso el panel acaba ahí. Una cifra que un canal oculta aparece como oculta, no como 0.',
      disconnect:
        'Puedes desconectarlo en el panel cuando quieras. Revocamos nuestro acceso en Google y eliminamos los datos de tu canal al instante.',
      link: 'Ir al panel',
    },
    studio: {
      heading: 'Exportaciones de YouTube Studio',
      read: 'Suelta exportaciones de YouTube Studio en «Porcentajes de clics de YouTube Studio», al que llevan los ajustes. Muestran aquello en lo que más influyen los títulos y las miniaturas: los clics. Con suficientes vídeos, también pueden valorar tu próximo título, en cualquier idioma.',
      stays:
        'Los archivos se leen en tu navegador y no se suben. Solo si decides guardar un archivo, o ceder filas para mejorar el modelo, lo almacenamos.',
      link: 'Abrir los porcentajes de clics',
    },
    programs: {
      heading: 'Asistentes y tus propios programas',
      assistants:
        'Claude, ChatGPT y otros asistentes pueden puntuar títulos y guardar borradores por ti. Dales la dirección que aparece en tu perfil y elige qué pueden hacer. En tu perfil ves cuáles están conectados y puedes desconectarlos.',
      tokens:
        'Un token de acceso permite lo mismo a un script. Solo se muestra una vez, caduca y puedes eliminarlo cuando quieras.',
      webhooks:
        'Un webhook avisa a un programa tuyo cuando un borrador o un balance está listo, una prueba ha terminado o un vídeo destaca.',
      link: 'Leer la referencia de la API',
    },
    plans: {
      heading: 'Planes y límites',
      meters:
        'Puedes ver lo que te queda y cuándo se renueva allí donde lo usas y en tu perfil. Los meses y las semanas siguen el calendario en UTC; la semana empieza el lunes.',
      free: 'El plan gratuito incluye {analyses} análisis al mes. Volver a analizar el mismo título con la misma miniatura en cinco minutos no cuenta. Al llegar al límite, la puntuación en vivo y tus análisis anteriores siguen disponibles.',
      back: 'Si un análisis falla por nuestra parte o porque YouTube no responde, no cuenta.',
      link: 'Ver lo que te queda',
    },
    account: {
      heading: 'Tu cuenta',
      language:
        'En Ajustes eliges el idioma y la zona horaria. Se guardan en tu cuenta y se aplican dondequiera que inicies sesión.',
      password:
        'En Perfil puedes cambiar el nombre, la dirección de correo y la contraseña. «Formas de entrar en tu cuenta» muestra todo lo que la abre: añade una llave de acceso para entrar con tu huella, tu cara o el bloqueo de pantalla, activa la verificación en dos pasos con una aplicación de autenticación o cierra lo que no reconozcas.',
      device:
        'Si pierdes el dispositivo con esa aplicación, usa uno de tus códigos de respaldo al iniciar sesión. Si no tienes ninguno, escríbenos desde la dirección de tu cuenta. Cuando hayamos verificado que eres tú, desactivaremos la verificación en dos pasos.',
      link: 'Abrir tu perfil',
    },
    trouble: {
      heading: 'Cuando algo no funciona',
      code: '¿No te llega el código? Mira en la carpeta de spam y pide otro: solo vale el último. Los códigos que confirman una dirección son válidos durante 24 horas.',
      channel:
        '¿«No se ha encontrado el canal»? Usa el identificador con su @, que YouTube muestra bajo el nombre del canal. Las URL antiguas con /c/ no siempre se encuentran.',
      connection:
        'La conexión con YouTube termina si la revocas en Google, cambias tu contraseña de Google o no la usas durante meses. Vuelve a conectar: tus análisis siguen ahí.',
      reference:
        'Si un mensaje de error incluye una referencia, cópiala cuando nos escribas. Nos ayuda a averiguar qué pasó.',
      link: 'Ir al Centro de soporte',
    },
  },
}
