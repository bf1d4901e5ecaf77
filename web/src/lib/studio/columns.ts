/** The columns that we use. */
export const usedColumns = [
  'content',
  'title',
  'publishTime',
  'duration',
  'impressions',
  'clickRate',
  'views',
  'watchHours',
  'averageViewDuration',
  'averagePercentageViewed',
  'subscribers',
] as const

/** The columns that we recognize. */
export const columns = [...usedColumns, 'likes', 'comments', 'revenue', 'trafficSource', 'date', 'country'] as const
export type Column = (typeof columns)[number]

/**
 * The headers of each column by language. docs/studio-exports.md lists their sources. If no exact header is known for a
 * language, none is listed, and the creator assigns the columns.
 */
const headers: Readonly<Record<Column, Readonly<Record<string, readonly string[]>>>> = {
  content: {
    en: ['Content', 'Video'],
    'es-419': ['Contenido'],
    'es-ES': ['Contenido'],
    fr: ['Contenu'],
    de: ['Videos', 'Video'],
    'pt-BR': ['Conteúdo'],
    ja: ['コンテンツ'],
    ko: ['콘텐츠', '동영상'],
    tr: ['İçerik'],
    'zh-Hans': ['内容'],
    'zh-Hant': ['內容'],
    id: ['Konten'],
    sv: ['Innehåll'],
    it: ['Contenuti'],
    vi: ['Nội dung'],
    th: ['เนื้อหา'],
    ru: ['Контент'],
  },
  title: {
    en: ['Video title'],
    'es-419': ['Título del video'],
    'es-ES': ['Título del vídeo'],
    fr: ['Titre de la vidéo'],
    de: ['Videotitel'],
    'pt-BR': ['Título do vídeo'],
    ja: ['動画のタイトル'],
    ko: ['동영상 제목'],
    tr: ['Video başlığı'],
    'zh-Hans': ['视频标题'],
    'zh-Hant': ['影片標題'],
    id: ['Judul video'],
    sv: ['Videotitel'],
    vi: ['Tiêu đề video'],
    th: ['ชื่อวิดีโอ'],
    ru: ['Название видео'],
  },
  publishTime: {
    en: ['Video publish time'],
    'es-419': ['Tiempo de publicación del video'],
    'es-ES': ['Hora de publicación del vídeo'],
    fr: ['Heure de publication de la vidéo'],
    de: ['Veröffentlichungszeitpunkt des Videos'],
    'pt-BR': ['Horário de publicação do vídeo'],
    ja: ['動画公開時刻'],
    ko: ['동영상 게시 시간'],
    tr: ['Videonun yayınlanma tarihi'],
    'zh-Hans': ['视频发布时间'],
    'zh-Hant': ['影片發布時間'],
    id: ['Waktu publikasi video'],
    sv: ['Publiceringstid för video'],
    vi: ['Thời gian xuất bản video'],
    th: ['เวลาเผยแพร่วิดีโอ'],
    ru: ['Время публикации видео'],
  },
  duration: {
    en: ['Duration'],
    'es-419': ['Duración'],
    'es-ES': ['Duración'],
    fr: ['Durée'],
    de: ['Dauer'],
    'pt-BR': ['Duração'],
    ja: ['長さ'],
    ko: ['길이'],
    tr: ['Süre'],
    'zh-Hant': ['時間長度'],
    id: ['Durasi'],
    sv: ['Längd'],
    it: ['Durata'],
    vi: ['Thời lượng'],
    th: ['ระยะเวลา'],
    ru: ['Продолжительность'],
  },
  impressions: {
    en: ['Impressions', 'Thumbnail impressions'],
    'es-419': ['Impresiones', 'Impresiones de miniaturas'],
    'es-ES': ['Impresiones'],
    fr: ['Impressions'],
    de: ['Impressionen', 'Thumbnail-Impressionen'],
    'pt-BR': ['Impressões', 'Impressões de miniaturas'],
    ja: ['インプレッション数', 'サムネイルのインプレッション'],
    ko: ['노출수'],
    tr: ['Gösterimler', 'Küçük resim gösterimleri'],
    'zh-Hans': ['展示次数'],
    'zh-Hant': ['曝光次數'],
    id: ['Tayangan'],
    sv: ['Exponeringar'],
    it: ['Impressioni'],
    vi: ['Số lượt hiển thị hình thu nhỏ', 'Lượt hiển thị hình thu nhỏ'],
    th: ['การแสดงผล'],
    ru: ['Показы', 'Показы значков видео'],
  },
  clickRate: {
    en: ['Impressions click-through rate (%)', 'Thumbnail click-through rate (%)'],
    'es-419': ['Tasa de clics de las impresiones (%)', 'Tasa de clics de las miniaturas (%)'],
    'es-ES': ['Porcentaje de clics de las impresiones (%)'],
    fr: ['Taux de clics par impression (%)'],
    de: ['Klickrate der Impressionen (%)', 'Thumbnail-Klickrate (%)'],
    'pt-BR': ['Taxa de cliques de impressões (%)', 'Taxa de cliques na miniatura (%)'],
    ja: ['インプレッションのクリック率 (%)', 'サムネイルのクリック率 (%)'],
    ko: ['노출 클릭률 (%)'],
    'zh-Hans': ['展示点击率 (%)'],
    'zh-Hant': ['曝光點閱率 (%)'],
    id: ['Rasio klik-tayang dari tayangan (%)'],
    sv: ['Klickfrekvens för exponeringar (%)'],
    vi: ['Tỷ lệ nhấp của số lượt hiển thị hình thu nhỏ (%)'],
    th: ['อัตราการคลิกผ่านการแสดงผล (%)'],
    ru: ['CTR для значков видео (%)'],
  },
  views: {
    en: ['Views'],
    'es-419': ['Vistas'],
    'es-ES': ['Visualizaciones'],
    fr: ['Vues'],
    de: ['Aufrufe'],
    'pt-BR': ['Visualizações'],
    ja: ['視聴回数'],
    ko: ['조회수'],
    tr: ['Görüntüleme'],
    'zh-Hans': ['观看次数'],
    'zh-Hant': ['觀看次數'],
    id: ['Penayangan'],
    sv: ['Visningar'],
    it: ['Visualizzazioni'],
    vi: ['Số lượt xem'],
    th: ['จำนวนการดู'],
    ru: ['Просмотры'],
  },
  watchHours: {
    en: ['Watch time (hours)'],
    'es-419': ['Tiempo de reproducción (horas)'],
    'es-ES': ['Tiempo de visualización (horas)'],
    fr: ['Durée de visionnage (heures)'],
    de: ['Wiedergabezeit (Stunden)'],
    'pt-BR': ['Tempo de exibição (horas)'],
    ja: ['総再生時間（単位: 時間）'],
    ko: ['시청 시간(단위: 시간)'],
    tr: ['İzlenme süresi (saat)'],
    'zh-Hans': ['观看时长（小时）'],
    'zh-Hant': ['觀看時間 (小時)'],
    id: ['Waktu tonton (jam)'],
    sv: ['Visningstid (timmar)'],
    it: ['Tempo di visualizzazione (ore)'],
    vi: ['Thời gian xem (giờ)'],
    th: ['เวลาในการรับชม (ชั่วโมง)'],
    ru: ['Время просмотра (часы)'],
  },
  averageViewDuration: {
    en: ['Average view duration'],
    'es-419': ['Duración promedio de vistas'],
    'es-ES': ['Duración media de las visualizaciones'],
    fr: ["Durée moyenne d'une vue"],
    de: ['Durchschnittliche Wiedergabedauer'],
    'pt-BR': ['Duração média da visualização'],
    ja: ['平均視聴時間'],
    ko: ['평균 시청 지속 시간'],
    tr: ['Ortalama görüntüleme süresi'],
    'zh-Hant': ['平均觀看時間'],
    id: ['Rata-rata durasi tonton'],
    sv: ['Genomsnittlig visningslängd'],
    th: ['ระยะเวลาการดูโดยเฉลี่ย'],
    ru: ['Средняя продолжительность просмотра'],
  },
  averagePercentageViewed: {
    en: ['Average percentage viewed (%)'],
    'es-419': ['Porcentaje promedio reproducido (%)'],
    'es-ES': ['Porcentaje medio visto (%)'],
    fr: ['Pourcentage moyen de vidéo regardé (%)'],
    de: ['Durchschnittliche Wiedergabedauer in Prozent (%)'],
    'pt-BR': ['Porcentagem visualizada média (%)'],
    ja: ['平均視聴率 (%)', '平均再生率 (%)'],
    ko: ['평균 조회율 (%)'],
    tr: ['Ortalama görüntüleme yüzdesi (%)'],
    'zh-Hant': ['平均觀看比例 (%)'],
    it: ['Percentuale media visualizzata (%)'],
    vi: ['Tỷ lệ phần trăm đã xem trung bình (%)'],
    th: ['เปอร์เซ็นต์การดูโดยเฉลี่ย (%)'],
    ru: ['Средний процент просмотра (%)'],
  },
  subscribers: {
    en: ['Subscribers'],
    'es-419': ['Suscriptores'],
    'es-ES': ['Suscriptores'],
    de: ['Abonnenten'],
    'pt-BR': ['Inscritos'],
    ja: ['チャンネル登録者'],
    ko: ['구독자'],
    tr: ['Aboneler'],
    'zh-Hans': ['订阅人数'],
    'zh-Hant': ['訂閱人數'],
    id: ['Subscriber'],
    sv: ['Prenumeranter'],
    it: ['Iscritti'],
    vi: ['Số người đăng ký'],
    th: ['ผู้ติดตาม'],
    ru: ['Подписчики'],
  },
  likes: {
    en: ['Likes'],
    'es-419': ['Me gusta'],
    'es-ES': ['Me gusta'],
    de: ['Likes'],
    ko: ['좋아요'],
    'zh-Hant': ['喜歡次數'],
    id: ['Suka'],
    ru: ['Отметки "Нравится"'],
  },
  comments: {
    en: ['Comments added'],
    'es-419': ['Comentarios agregados'],
    'pt-BR': ['Comentários adicionados'],
    ko: ['추가된 댓글 수'],
    'zh-Hant': ['已新增留言'],
    id: ['Komentar ditambahkan'],
    ru: ['Комментарии'],
  },
  revenue: {
    en: ['Estimated revenue', 'Your estimated revenue'],
    'es-419': ['Ingresos estimados', 'Tus ingresos estimados'],
    'es-ES': ['Ingresos estimados'],
    de: ['Geschätzter Umsatz'],
    'pt-BR': ['Receita estimada', 'Sua receita estimada'],
    ja: ['推定収益'],
    ko: ['추정 수익', '예상 수익'],
    'zh-Hans': ['估算收入'],
    'zh-Hant': ['預估收益', '你的預估收益'],
    it: ['Le tue entrate stimate'],
    vi: ['Doanh thu ước tính'],
  },
  trafficSource: {
    en: ['Traffic source'],
    'es-419': ['Fuente de tráfico'],
    'es-ES': ['Fuente de tráfico'],
    fr: ['Source de trafic'],
    de: ['Zugriffsquelle'],
    ja: ['トラフィックソース', 'トラフィック ソース'],
    ko: ['트래픽 소스'],
    sv: ['Trafikkälla'],
    ru: ['Источник трафика'],
  },
  date: {
    en: ['Date'],
    'es-419': ['Fecha'],
    'es-ES': ['Fecha'],
    fr: ['Date'],
    de: ['Datum'],
    'pt-BR': ['Data'],
    ja: ['日付'],
    ko: ['날짜'],
    tr: ['Tarih'],
    'zh-Hans': ['日期'],
    id: ['Tanggal'],
    sv: ['Datum'],
    ru: ['Дата'],
  },
  country: {
    en: ['Geography'],
    'es-419': ['Área geográfica', 'Ubicación geográfica'],
    'pt-BR': ['País'],
    sv: ['Geografi'],
    ru: ['География'],
  },
}

/** The word in the first column of the total row. */
const totalWords = [
  'Total',
  'Gesamt',
  '合計',
  '합계',
  'Toplam',
  '总计',
  '總計',
  'Totalt',
  'Totale',
  'Tổng',
  'Итоговое значение',
]

/** Removes the currency at the end of a revenue header: any three letters in parentheses. */
const withoutCurrency = (header: string) => header.replace(/\([a-z]{3}\)$/, '')

/**
 * Normalizes a header that different programs saved: removes differences in case, width, spaces, and invisible characters such as the
 * soft hyphens of German headers. Units are kept, because minutes are not hours. The Turkish dotless i becomes i, because lower
 * case depends on the language.
 */
const normalizeHeader = (header: string): string =>
  header
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .replace(/[\s\p{Cf}]/gu, '')

const withoutParentheses = (header: string) => header.replace(/[()]/g, '')

const columnByHeader = new Map(
  columns.flatMap((column) =>
    Object.values(headers[column]).flatMap((list) =>
      list.map((header) => [withoutParentheses(normalizeHeader(header)), column] as const),
    ),
  ),
)

/**
 * The Turkish click rate of impressions or thumbnails, whose first word is inflected in several ways. If that word comes twice, the
 * separator after the column of impressions was lost.
 */
const turkishClickRate = /^(gösterim|küçükresim)(?:(?!\1)\p{L})*tiklamaorani\(%\)$/u

/** Returns the column that a header names, in any language. */
export function findColumn(header: string): Column | undefined {
  const normalized = normalizeHeader(header)
  if (turkishClickRate.test(normalized)) return 'clickRate'
  const revenue = columnByHeader.get(withoutParentheses(withoutCurrency(normalized)))
  return revenue === 'revenue' ? revenue : columnByHeader.get(withoutParentheses(normalized))
}

const totals = new Set(totalWords.map(normalizeHeader))

/** The normalized sentence at the end of a truncated table, in the languages where it is known. */
const cutOffSentence = /^(?:showingtop(\d{1,6})results|上位(\d{1,6})件の結果を表示しています|상위(\d{1,6})개결과표시)$/

/** Returns the number of rows after which the table was truncated, if the cell states it. */
export function readCutOff(cell: string): number | undefined {
  const rows = cutOffSentence.exec(normalizeHeader(cell))?.slice(1).find(Boolean)
  return rows === undefined ? undefined : Number(rows)
}

/** Returns whether a cell is the total row's word in one of the languages. */
export const isTotalWord = (cell: string): boolean => totals.has(normalizeHeader(cell))
