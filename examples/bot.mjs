// A bot for Naust in plain Node.js: takes an open seat and plays until the match is over.
// node examples/bot.mjs http://127.0.0.1:8080 <table> <invite> [name]
const [server, table, invite, name = 'Ratatosk'] = process.argv.slice(2)
if (!invite) throw new Error('usage: node examples/bot.mjs <server> <table> <invite> [name]')

let token
async function call(path, body) {
  const headers = { 'accept-language': 'en', 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  for (;;) {
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(server + path, sent)
    const answer = await response.json()
    if (response.status !== 429) return { status: response.status, answer }
    await sleep(1000 * (answer.error.retryAfter ?? 1)) // too fast: wait, and ask again
  }
}
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms))
function mustBeDone({ status, answer }) {
  if (status < 300) return answer
  throw new Error(`${answer.error.code}: ${answer.error.message}`)
}

/** The part to make better: one of the options. `state.view` is all that your seat can see. */
function choose(question, _state) {
  return question.options[Math.floor(Math.random() * question.options.length)]
}

// 1. Become a guest. The token is told once; it is who you are.
token = mustBeDone(await call('/api/guests', { name })).token
// 2. Take the first open seat. The host starts the match when no seat is open any more.
const { seat } = mustBeDone(await call(`/api/tables/${table}/join`, { invite }))
console.log(`${name} sits in seat ${seat}`)

for (;;) {
  // 3. Look: `questions` are yours; there are none while others are asked.
  const state = mustBeDone(await call(`/api/tables/${table}`))
  if (state.table.status === 'over') {
    const mine = state.table.result?.find(standing => standing.seat === seat)
    console.log(mine ? `over: rank ${mine.rank} with ${mine.score} points` : 'over: the match was abandoned')
    break
  }
  const [question] = state.questions
  if (!question) {
    await sleep(100)
    continue
  }
  // 4. Answer to the state you have seen. The key makes it safe to send the same answer twice.
  const pick = choose(question, state)
  const { status, answer } = await call(`/api/tables/${table}/answers`, {
    seq: state.seq,
    pick,
    key: `${seat}-${state.seq}`,
  })
  // 409: the table has moved on, look again. 422: no option; `refusals` tells what is not open, and why.
  if (status === 422) throw new Error(`${answer.error.message} ${JSON.stringify(answer.refusals)}`)
  if (status !== 200 && status !== 409) throw new Error(`${answer.error.code}: ${answer.error.message}`)
}
