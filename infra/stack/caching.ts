import { Duration } from 'aws-cdk-lib'
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** As long as the files themselves say: unlike CloudFront's own policies, not a second longer where they say `no-store`. */
export const siteCachePolicy = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'SiteCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  })
