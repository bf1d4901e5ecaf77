import { type Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { accessOf, functionNames } from '#infra/access.ts'
import { toPascalCase } from './names.ts'

/** The bucket of thumbnails in the template. */
const uploadsId = 'Uploads4F6EB0FD'

interface Acknowledgement {
  /** The rule, with the finding in brackets where a rule has several. */
  readonly rule: string
  /** Where in the construct tree, below the stack. */
  readonly under: string
  readonly reason: string
}

/** Every finding of cdk-nag's AwsSolutions rules that we leave as it is, and why. */
export const acknowledgements = (region: string): readonly Acknowledgement[] => [
  {
    rule: 'AwsSolutions-SMG4',
    under: 'OriginSecret',
    reason:
      'CloudFront takes a new value by a deployment only: rotation is by hand, two values are accepted meanwhile.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'UnsubscribeSecret',
    reason:
      'Links in mails must work for months: rotation is by hand, and the value before stays valid beside the new.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'YouTubeSecret',
    reason: 'Google Cloud makes the key: who replaces it there puts the new one here.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'GoogleSecret',
    reason: 'Google Cloud makes the secret: who replaces it there puts the new one here.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'AiSecret',
    reason: 'The AI provider makes the key: who replaces it there puts the new one here.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'StripeSecret',
    reason: 'Stripe makes the keys: who replaces them there puts the new ones here.',
  },
  {
    rule: 'AwsSolutions-COG1',
    under: 'UserPool',
    reason: 'Length, not composition rules: NIST SP 800-63B 5.1.1.2 advises against those.',
  },
  {
    rule: 'AwsSolutions-COG2',
    under: 'UserPool',
    reason: 'A second factor is offered to every user; the product holds nothing that justifies forcing one.',
  },
  {
    rule: 'AwsSolutions-COG8',
    under: 'UserPool',
    reason: 'Essentials is free for 10,000 users a month; Plus has no free users and we use none of what it adds.',
  },
  {
    rule: 'AwsSolutions-S1',
    under: 'Site',
    reason: 'Only CloudFront reads it, and what it holds is public.',
  },
  {
    rule: 'AwsSolutions-S1',
    under: 'Uploads',
    reason:
      'Objects are opened by requests that functions sign for the user whose they are, for an hour at most. A log of them would be one more record of what users do.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    under: 'Api',
    reason: 'Every function verifies the front-door secret and its caller itself (functions/lib/handle.ts).',
  },
  {
    rule: 'AwsSolutions-CFR1',
    under: 'Distribution',
    reason: 'The product is for creators everywhere.',
  },
  {
    rule: 'AwsSolutions-CFR2',
    under: 'Distribution',
    reason:
      'A firewall costs more a month than all the rest: it is a setting (webAclArn). Throttles and limiters stay.',
  },
  {
    rule: 'AwsSolutions-CFR3',
    under: 'Distribution',
    reason:
      'The API has its access log, without addresses; a log of who read the public site would only be a liability.',
  },
  {
    rule: 'AwsSolutions-CFR4',
    under: 'Distribution',
    reason: 'On its own certificate CloudFront fixes the protocols; with domainName set it is TLS 1.2 and newer.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    under: 'FailedRuns',
    reason: 'It is itself the dead-letter queue, of the scheduler and of Lambda.',
  },
  {
    rule: 'AwsSolutions-L1',
    under: 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C',
    reason: "The runtime of this function is CDK's to choose.",
  },
  ...functionNames.map((name) => ({
    rule: 'AwsSolutions-IAM5[Resource::*]',
    under: `${toPascalCase(name)}/Role`,
    reason: 'Writing traces, which have no address to name.',
  })),
  ...functionNames.flatMap((name) =>
    Object.keys(accessOf(name).images ?? {}).map((folder) => ({
      rule: `AwsSolutions-IAM5[Resource::<${uploadsId}.Arn>/${folder}/*]`,
      under: `${toPascalCase(name)}/Role`,
      reason: 'Every user has keys of their own in the folder; the function makes them of the verified user alone.',
    })),
  ),
  ...[
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    'Action::s3:GetBucket*',
    'Action::s3:GetObject*',
    'Action::s3:List*',
    'Resource::<SiteE53D7754.Arn>/*',
    `Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*`,
  ].map((finding) => ({
    rule: `AwsSolutions-IAM5[${finding}]`,
    under: 'SiteFilesRole',
    reason:
      'CDK grants it to copy the site: reading the bucket of its assets, writing ours; any object, those two only.',
  })),
]

/** Attaches each acknowledgement to the construct it is about, and with it to what CDK makes below that only later. */
export function acknowledgeFindings(stack: Stack): void {
  for (const { rule: id, under, reason } of acknowledgements(stack.region)) {
    const about = under.split('/').reduce<IConstruct>((scope, name) => scope.node.findChild(name), stack)
    Validations.of(about).acknowledge({ id, reason })
  }
}
