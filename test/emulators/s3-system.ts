import { startS3 } from '#test/emulators/s3-setup.ts'

/** Starts S3 in the given directory, sends its address to the parent, and runs until it is killed. */
const { endpoint } = await startS3(process.argv[2])
process.send?.({ endpoint })
