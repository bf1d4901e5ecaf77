import * as z from 'zod/mini'
import { errors, ok } from './answers.ts'
import { toCustomerObject } from './objects.ts'
import { createId } from './records.ts'
import type { Route } from './route.ts'

const NewCustomer = z.strictObject({ email: z.email(), name: z.string(), metadata: z.record(z.string(), z.string()) })
const CustomerUpdate = z.strictObject({ email: z.email() })
const customerPath = /^\/v1\/customers\/(\w+)$/

/** Customers: made, looked at, given another address, deleted with all that they pay for. */
export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    handle: ({ records }, input) => {
      const customer = { id: createId('cus'), created: records.now(), ...NewCustomer.parse(input) }
      records.customers[customer.id] = customer
      records.save()
      return ok(toCustomerObject(customer))
    },
  },
  {
    method: 'GET',
    path: customerPath,
    handle: ({ records }, _, id) => {
      const customer = records.customers[id]
      return customer ? ok(toCustomerObject(customer)) : errors.missing('customer', id)
    },
  },
  {
    method: 'POST',
    path: customerPath,
    handle: ({ records }, input, id) => {
      const customer = records.customers[id]
      if (!customer) return errors.missing('customer', id)
      Object.assign(customer, CustomerUpdate.parse(input))
      records.save()
      return ok(toCustomerObject(customer))
    },
  },
  {
    method: 'DELETE',
    path: customerPath,
    handle: ({ records, actions: life }, _, id) => {
      const customer = records.customers[id]
      if (!customer) return errors.missing('customer', id)
      life.deleteCustomer(customer)
      return ok({ id, object: 'customer', deleted: true })
    },
  },
]
