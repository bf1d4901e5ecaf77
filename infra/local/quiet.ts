/** Imported first: clients of the AWS SDK made while modules load would warn about Node 20, whose end they announce. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
