// node tools/run.mjs tools/compress.ts dist/web: what a server does with the client when it starts, done when an image is built:
// where it runs nothing can be written beside the files.
import { compressFolder } from '../src/server/client.ts'

await compressFolder(process.argv[2]!)
