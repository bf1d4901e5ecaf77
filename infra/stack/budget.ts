import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

export interface BudgetOptions {
  readonly name: string
  /** US dollars per month, for the whole account. */
  readonly dollars: number
  /** The address that is notified. */
  readonly mail: string
}

/** Adds a monthly budget that notifies at 80 % spent and at a forecast of 100 %. It does not stop any spending. */
export function addBudget(scope: Construct, { name, dollars, mail }: BudgetOptions): void {
  const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address: mail }],
  })
  new CfnBudget(scope, 'MonthlyBudget', {
    budget: {
      budgetName: name,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
  })
}
