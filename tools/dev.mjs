// npm run dev: the server from the sources, and the client with reload on http://127.0.0.1:5173.
import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const server = spawn(
  process.execPath,
  [
    '--watch-path=src/server',
    '--watch-path=src/games',
    '--watch-path=src/engine',
    'tools/run.mjs',
    'src/server/main.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: '8080' },
  },
)
const client = await createServer({ configFile: resolve(root, 'vite.config.ts'), root: resolve(root, 'src/web') })
await client.listen()
client.printUrls()
process.on('SIGINT', async () => {
  server.kill()
  await client.close()
  process.exit(0)
})
