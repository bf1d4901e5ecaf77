import { tableActions } from '#infra/access/row.ts'
import { accessOf, functionNames } from '#infra/access.ts'
import type { Deployed } from './deployed.ts'
import type { IsAllowed } from './rights.ts'

type Request = IsAllowed extends (role: string, ...request: infer Request) => boolean ? Request : never

/** The actions on the user pool that any function uses. */
const poolActions = [...new Set(functionNames.flatMap((name) => accessOf(name).pool ?? []))]

/**
 * Returns the rights that the emulators check for an access key, which is the name of a function: what the policies of
 * the function's role allow.
 */
export function rightsOf({ functions, tables, secrets, queues, uploads, pool, isAllowed }: Deployed, region: string) {
  const roles = new Map(functions.map(({ FunctionName, Role }) => [FunctionName, Role]))
  const may = (caller: string, ...request: Request) => isAllowed(roles.get(caller) ?? '', ...request)
  const ofEach = <T>(list: (caller: string) => T) =>
    Object.fromEntries([...roles.keys()].map((caller) => [caller, list(caller)]))
  const targets = tables.flatMap(({ name, arn, GlobalSecondaryIndexes = [] }) =>
    ['', ...GlobalSecondaryIndexes.map(({ IndexName }) => `/index/${IndexName}`)].map((part) => ({
      name: name + part,
      arn: arn + part,
    })),
  )
  const isSender = ({ FunctionName, Environment: { Variables } }: Deployed['functions'][number]) => {
    const from = Variables.MAIL_FROM ?? ''
    const identity = `arn:aws:ses:${region}:000000000000:identity/${from.split('@')[1]}`
    return may(FunctionName, 'ses:SendEmail', identity, { 'ses:FromAddress': from })
  }
  return {
    tables: ofEach((caller) =>
      targets.flatMap(({ name, arn }) =>
        Object.values(tableActions)
          .filter((action) => may(caller, action, arn))
          .map((action) => `${action} ${name}`),
      ),
    ),
    pool: ofEach((caller) => poolActions.filter((action) => may(caller, `cognito-idp:${action}`, pool.arn))),
    secretReaders: new Map(
      Object.entries(
        ofEach((caller) =>
          secrets.map(({ ref }) => ref).filter((ref) => may(caller, 'secretsmanager:GetSecretValue', ref)),
        ),
      ),
    ),
    senders: new Set(functions.filter(isSender).map(({ FunctionName }) => FunctionName)),
    mayInvoke: (caller: string, arn: string | undefined) =>
      arn !== undefined && may(caller, 'lambda:InvokeFunction', arn),
    mayUseQueue: (caller: string, action: string, queue: string) =>
      queues.some(({ name, arn }) => name === queue && may(caller, action, arn)),
    mayUseFiles: (caller: string, action: string, key: string) =>
      uploads !== undefined &&
      (action === 's3:ListBucket'
        ? may(caller, action, uploads.arn, { 's3:prefix': key })
        : may(caller, action, `${uploads.arn}/${key}`)),
  }
}
