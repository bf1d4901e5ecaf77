import { afterAll, expect, test, vi } from 'vitest'
import { demoLogin, seedDemo } from '#infra/local/seed/demo.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { runDueWork } from '#test/support/due-work.ts'

/** A Monday, 8:00 in Madrid, on which a video of the demo channel is an outlier. */
const monday = Date.UTC(2028, 0, 31, 7)

const backend = setUpBackend()
afterAll(() => {
  vi.useRealTimers()
})

test('the demo creator who turned on reports and alerts gets one of each, however often the jobs run', {
  timeout: 120_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday - 60_000 })
  const { AWS_ENDPOINT_URL_DYNAMODB: dynamo = '', AWS_ENDPOINT_URL_S3: s3 = '' } = process.env
  await seedDemo({ cognito: backend.poolOrigin, dynamo, s3 })
  const [seeded] = await backend.items('accounts')
  const as = backend.tokenFor(`${seeded?.userId}`)
  await connect(backend, { token: as })
  const asked = { locale: 'es', timeZone: 'Europe/Madrid', mails: { weekly: true, alerts: true } }
  expect(await backend.request('PATCH', '/api/account', { as, body: asked })).toMatchObject({ status: 200 })
  expect(await backend.request('GET', '/api/youtube/analytics', { as })).toMatchObject({ status: 200 })
  await backend.invoke('jobs/refresh-trends', {}, 300_000)
  const mails = () => backend.mails(demoLogin.email).filter(({ headers }) => 'List-Unsubscribe' in headers)

  expect(await runDueWork(backend, 'jobs/weekly-report')).toEqual({ early: 1, failed: 0 })
  vi.setSystemTime(monday)
  for (const sent of [1, 0]) {
    expect(await runDueWork(backend, 'jobs/weekly-report')).toEqual(sent > 0 ? { sent, failed: 0 } : {})
    const alerts = await runDueWork(backend, 'jobs/performance-alerts')
    expect(alerts).toEqual(sent > 0 ? { channels: 1, sent, failed: 0 } : {})
  }
  expect(mails().map(({ subject }) => subject)).toEqual([
    'Uno de tus vídeos va muy por debajo de lo habitual',
    'Tu informe de tendencias del 31 de enero de 2028',
  ])
  const [alert, report] = mails()
  expect(alert?.text).toMatch(
    /«A Letter to My Old Oven» tiene 1651 visualizaciones a los 12 días de publicarse\. .* suelen tener 15\.347 a esas alturas: este tiene el 11\u00a0% de esa cifra\./,
  )
  expect(report?.text).toContain('Lo más visto en YouTube: España')
  expect(report?.text).toMatch(/^Tu canal, 22[\s–]+28 de enero de 2028$/m)
  for (const { text = '', html = '' } of mails())
    for (const part of [text, html]) {
      expect(part).toContain('/unsubscribe#')
      expect(part).not.toMatch(/undefined|NaN|\{\w+\}/)
    }
})
