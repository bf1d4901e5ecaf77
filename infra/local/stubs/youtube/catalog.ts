/** A YouTube channel. All of them are invented. */
export interface CatalogChannel {
  readonly id: string
  readonly title: string
  readonly description: string
  /** With its @. Channels created before 2022 may have none. */
  readonly handle?: string
  /** The legacy user name. Only some channels created before 2013 have one. */
  readonly username?: string
  readonly publishedAt: string
  readonly views: number
  readonly subscribers: number
  readonly hidesSubscribers?: true
  readonly videos: number
  /** Hue of the channel's picture in degrees. */
  readonly hue: number
}

/** The demo creator's channel. */
export const demoChannel: CatalogChannel = {
  id: 'UCviewcraftDemoCreator00',
  title: 'Field Notes Kitchen',
  description: 'Recipes with their working shown.',
  handle: '@fieldnoteskitchen',
  publishedAt: '2019-03-02T10:15:00Z',
  views: 4_812_906,
  subscribers: 38_400,
  videos: 212,
  hue: 24,
}

export const catalogChannels: readonly CatalogChannel[] = [
  demoChannel,
  {
    id: 'UCslowLoomStudio-0000001',
    title: 'Slow Loom Studio',
    description: 'Weaving, from fleece to blanket.',
    handle: '@slow.loom.studio',
    publishedAt: '2021-09-14T07:30:00Z',
    views: 903_114,
    subscribers: 12_700,
    videos: 88,
    hue: 172,
  },
  {
    id: 'UCmidnightWorkshop_00002',
    title: '真夜中の工房',
    description: '古い時計を夜に直します。',
    handle: '@真夜中の工房',
    publishedAt: '2020-01-20T15:00:00Z',
    views: 11_230_455,
    subscribers: 96_100,
    videos: 341,
    hue: 248,
  },
  {
    id: 'UCelBalconDeNuria-000009',
    title: 'El balcón de Nuria',
    description: 'Un huerto de cuatro metros cuadrados.',
    handle: '@elbalcondenuria',
    publishedAt: '2022-03-11T08:00:00Z',
    views: 1_120_640,
    subscribers: 18_300,
    videos: 40,
    hue: 110,
  },
  {
    id: 'UCharbourRadioArchive003',
    title: 'Harbour Radio Archive',
    description: 'Programmes of a small station, 1961 to 1988.',
    username: 'HarbourRadioArchive',
    publishedAt: '2009-06-11T18:45:00Z',
    views: 2_004_871,
    subscribers: 5_310,
    videos: 1_204,
    hue: 208,
  },
  {
    id: 'UCquietRidgeHikes-000004',
    title: 'Quiet Ridge Hikes',
    description: 'Long walks without talking.',
    handle: '@quietridgehikes',
    publishedAt: '2022-05-01T06:00:00Z',
    views: 1_450_223,
    subscribers: 0,
    hidesSubscribers: true,
    videos: 64,
    hue: 130,
  },
  {
    id: 'UCpocketOrrery-000000005',
    title: 'Pocket Orrery',
    description: 'The sky this week, in four minutes.',
    handle: '@pocketorrery',
    username: 'PocketOrrery09',
    publishedAt: '2010-10-30T20:00:00Z',
    views: 27_660_018,
    subscribers: 214_000,
    videos: 530,
    hue: 290,
  },
  {
    id: 'UCtiltedFiddle-000000006',
    title: 'Tilted Fiddle',
    description: 'Tunes learned by ear, slowly.',
    handle: '@tilted_fiddle',
    publishedAt: '2023-02-08T12:20:00Z',
    views: 76_512,
    subscribers: 1_040,
    videos: 41,
    hue: 350,
  },
  {
    id: 'UCkettleAndGraph-0000007',
    title: 'Kettle & Graph',
    description: 'One chart, one cup of tea.',
    handle: '@kettle-and-graph',
    publishedAt: '2018-11-19T09:00:00Z',
    views: 18_002_340,
    subscribers: 151_000,
    videos: 173,
    hue: 52,
  },
  {
    id: 'UCslowBakeryKorea-000010',
    title: '느린 빵집',
    description: '하루에 한 가지 빵을 굽습니다.',
    handle: '@느린빵집',
    publishedAt: '2021-04-05T00:30:00Z',
    views: 9_870_112,
    subscribers: 71_500,
    videos: 260,
    hue: 38,
  },
  {
    id: 'UCkitchenOfEleni-0000011',
    title: 'Η κουζίνα της Ελένης',
    description: 'Απλά φαγητά από ένα νησί.',
    handle: '@kouzinatiselenis',
    publishedAt: '2020-10-12T09:00:00Z',
    views: 1_640_300,
    subscribers: 16_900,
    videos: 190,
    hue: 200,
  },
  {
    id: 'UCkitchenOfQuarter-00012',
    title: 'مطبخ حارتنا',
    description: 'وصفات من بيوت الجيران.',
    handle: '@matbakhharetna',
    publishedAt: '2019-08-21T17:00:00Z',
    views: 8_020_775,
    subscribers: 64_300,
    videos: 310,
    hue: 8,
  },
  {
    id: 'UCgrandmothersRasoi00013',
    title: 'दादी की रसोई',
    description: 'घर का खाना, धीरे-धीरे।',
    handle: '@dadikirasoi',
    publishedAt: '2018-02-14T06:15:00Z',
    views: 31_405_880,
    subscribers: 228_000,
    videos: 520,
    hue: 320,
  },
  {
    id: 'UCledgerLaneChess-000008',
    title: 'Ledger Lane Chess',
    description: 'Club games, told like stories.',
    handle: '@ledgerlanechess',
    publishedAt: '2024-08-23T16:10:00Z',
    views: 312,
    subscribers: 9,
    videos: 6,
    hue: 96,
  },
]
