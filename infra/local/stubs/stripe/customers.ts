import * as z from 'zod/mini'
import { given, refusals } from './answers.ts'
import { customerObject } from './objects.ts'
import { newId } from './records.ts'
import type { Route } from './route.ts'

const New = z.strictObject({ email: z.email(), name: z.string(), metadata: z.record(z.string(), z.string()) })
const Changed = z.strictObject({ email: z.email() })
const one = /^\/v1\/customers\/(\w+)$/

/** Customers: made, looked at, given another address, deleted with all that they pay for. */
export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    answer: ({ records }, input) => {
      const customer = { id: newId('cus'), created: records.now(), ...New.parse(input) }
      records.customers[customer.id] = customer
      records.save()
      return given(customerObject(customer))
    },
  },
  {
    method: 'GET',
    path: one,
    answer: ({ records }, _, id) => {
      const customer = records.customers[id]
      return customer ? given(customerObject(customer)) : refusals.missing('customer', id)
    },
  },
  {
    method: 'POST',
    path: one,
    answer: ({ records }, input, id) => {
      const customer = records.customers[id]
      if (!customer) return refusals.missing('customer', id)
      Object.assign(customer, Changed.parse(input))
      records.save()
      return given(customerObject(customer))
    },
  },
  {
    method: 'DELETE',
    path: one,
    answer: ({ records, life }, _, id) => {
      const customer = records.customers[id]
      if (!customer) return refusals.missing('customer', id)
      life.deleteCustomer(customer)
      return given({ id, object: 'customer', deleted: true })
    },
  },
]
