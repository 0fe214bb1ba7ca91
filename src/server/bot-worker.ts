// The thread in which bots think, at the lowest priority, so that people at other tables notice nothing.
import { setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { decide } from '#bots'
import { Swift } from '#engine'
import { gameById } from '#games'
import { BOT_WORKER, type BotJob, type BotReply } from './bot-job.ts'

function serve(port: MessagePort): void {
  const reply = (message: BotReply): void => port.postMessage(message)
  // Elsewhere than on Linux the priority is that of the whole process.
  if (process.platform === 'linux') setPriority(19)
  port.on('message', ({ game, match, seat, level, seed }: BotJob) => {
    try {
      reply({ pick: decide(gameById(game), match, seat, level, new Swift(seed)) })
    } catch (error) {
      reply({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  reply({ ready: true })
}

// The entry of a bundle may hold both the server and this: only a bot worker serves.
if (parentPort && workerData === BOT_WORKER) serve(parentPort)
