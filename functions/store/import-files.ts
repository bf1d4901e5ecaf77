/** Imports the file store on demand, so that requests without files start without the S3 client. */
export const importFiles = () => import('./files.ts')
