import { Aws, type Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { accessOf, functionNames, isEndpoint } from '#infra/access.ts'
import { uploadsName } from './buckets.ts'
import { stackIdOf } from './functions.ts'
import { toPascalCase } from './names.ts'

interface Acknowledgement {
  /** The rule, with the finding in brackets where a rule has several. */
  readonly rule: string
  /** The path of the construct below the root stack; the first part is a nested stack, or a construct of the root. */
  readonly under: string
  readonly reason: string
}

/** Returns every finding of cdk-nag's AwsSolutions rules that we accept, with the reason. */
export const acknowledgements = ({ stackName, region }: Stack): readonly Acknowledgement[] => [
  {
    rule: 'AwsSolutions-SMG4',
    under: 'Data/OriginSecret',
    reason:
      'CloudFront takes a new value only with a deployment: the secret is rotated by hand, with two valid values.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'Data/SigningSecret',
    reason: 'Links in mails must work for months: the secret is rotated by hand, and its previous value stays valid.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'Data/YouTubeSecret',
    reason: 'Google Cloud creates the key. The operator who replaces it there enters the new one here.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'Data/GoogleSecret',
    reason: 'Google Cloud creates the secret. The operator who replaces it there enters the new one here.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'Data/AiSecret',
    reason: 'The AI provider creates the key. The operator who replaces it there enters the new one here.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    under: 'Data/StripeSecret',
    reason: 'Stripe creates the keys. The operator who replaces them there enters the new ones here.',
  },
  {
    rule: 'AwsSolutions-COG1',
    under: 'Identity/UserPool',
    reason: 'Length, not composition rules: NIST SP 800-63B 5.1.1.2 advises against those.',
  },
  {
    rule: 'AwsSolutions-COG2',
    under: 'Identity/UserPool',
    reason: 'Every user can turn on a second factor; no data of the product justifies requiring one.',
  },
  {
    rule: 'AwsSolutions-COG8',
    under: 'Identity/UserPool',
    reason: 'Essentials is free for 10,000 users a month. Plus has no free users, and we use none of its features.',
  },
  {
    rule: 'AwsSolutions-S1',
    under: 'Front/Site',
    reason: 'Only CloudFront reads the bucket, and its content is public.',
  },
  {
    rule: 'AwsSolutions-S1',
    under: 'Front/Uploads',
    reason:
      'Objects are opened with URLs that functions sign for their owner, valid for an hour at most. An access log would be one more record of what users do.',
  },
  ...functionNames.filter(isEndpoint).map((name) => ({
    rule: 'AwsSolutions-APIG4',
    under: `${stackIdOf(name)}/${toPascalCase(name)}/Function`,
    reason: 'Every function verifies the origin secret and its caller itself (functions/lib/handle.ts).',
  })),
  {
    rule: 'AwsSolutions-CFR1',
    under: 'Front/Distribution',
    reason: 'The product is for creators everywhere.',
  },
  {
    rule: 'AwsSolutions-CFR2',
    under: 'Front/Distribution',
    reason:
      'A firewall costs more per month than everything else, so it is a setting (firewall, webAclArn). Throttles and rate limits always apply.',
  },
  {
    rule: 'AwsSolutions-CFR3',
    under: 'Front/Distribution',
    reason: 'The API has an access log without addresses; a log of who read the public site would only be a liability.',
  },
  {
    rule: 'AwsSolutions-CFR4',
    under: 'Front/Distribution',
    reason: "CloudFront's own certificate has fixed protocols; with domainName set, TLS 1.2 is the minimum.",
  },
  {
    rule: 'AwsSolutions-SQS3',
    under: 'FailedRuns',
    reason: 'It is the dead-letter queue of the scheduler and of Lambda.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    under: 'Jobs/FailedWork',
    reason: 'It is the dead-letter queue of the queues of jobs.',
  },
  {
    rule: 'AwsSolutions-L1',
    under: 'SiteFiles/Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C',
    reason: 'CDK chooses the runtime of this function.',
  },
  ...functionNames.map((name) => ({
    rule: 'AwsSolutions-IAM5[Resource::*]',
    under: `${stackIdOf(name)}/${toPascalCase(name)}/Role`,
    reason: 'Writing traces, which have no resource to name.',
  })),
  ...functionNames.flatMap((name) =>
    Object.keys(accessOf(name).files ?? {}).map((folder) => ({
      rule: `AwsSolutions-IAM5[Resource::arn:aws:s3:::${uploadsNameInFindings(stackName, region)}/${folder}/*]`,
      under: `${stackIdOf(name)}/${toPascalCase(name)}/Role`,
      reason: 'Each user has their own keys in the folder; the function derives them from the verified user id.',
    })),
  ),
  ...[
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    'Action::s3:GetBucket*',
    'Action::s3:GetObject*',
    'Action::s3:List*',
    'Resource::arn:aws:s3:::<SiteBucketName>/*',
    `Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*`,
  ].map((finding) => ({
    rule: `AwsSolutions-IAM5[${finding}]`,
    under: 'SiteFiles/SiteFilesRole',
    reason: "CDK grants it to copy the site: any object, but only in CDK's asset bucket and in the site's bucket.",
  })),
]

/** Returns the name of the bucket of users' files as cdk-nag writes it. */
const uploadsNameInFindings = (stackName: string, region: string) =>
  uploadsName(stackName, region).replace(Aws.ACCOUNT_ID, '<AWS::AccountId>')

/** Attaches each acknowledgement to its construct, which also covers resources that CDK adds below it during synthesis. */
export function acknowledgeFindings(root: Stack): void {
  for (const { rule: id, under, reason } of acknowledgements(root)) {
    const construct = under.split('/').reduce<IConstruct>((scope, name) => scope.node.findChild(name), root)
    Validations.of(construct).acknowledge({ id, reason })
  }
}
