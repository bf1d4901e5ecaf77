import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

export interface BudgetOptions {
  readonly name: string
  /** US dollars a month, of the whole account. */
  readonly dollars: number
  /** Who is told. */
  readonly mail: string
}

/** Tells somebody when four fifths of a month's money are spent, and when all of it will be. It stops nothing. */
export function addBudget(scope: Construct, { name, dollars, mail }: BudgetOptions): void {
  const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
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
    notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)],
  })
}
