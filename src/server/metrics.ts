// What an operator watches, in the text format of Prometheus.
/** A bot decided, or a simpler one for it; it was overtaken by what happened meanwhile; it failed, or found no thread to think in. */
export type BotOutcome = 'decided' | 'helped' | 'overtaken' | 'failed' | 'busy'
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const bots: { [outcome in BotOutcome]: number } = { decided: 0, helped: 0, overtaken: 0, failed: 0, busy: 0 }
  const latency = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
  let started = 0
  let sockets = 0

  return {
    /** An answer was taken, and durable after so many seconds. */
    answered(seconds: number): void {
      latency.sum += seconds
      latency.count++
      for (let i = BUCKETS.length - 1; seconds <= BUCKETS[i]!; i--) latency.counts[i]!++
    },
    matchStarted(): void {
      started++
    },
    botDecisions(outcome: BotOutcome): void {
      bots[outcome]++
    },
    sockets(change: 1 | -1): void {
      sockets += change
    },
    text(tables: { readonly [status: string]: number }, notices = { waiting: 0, overdueMs: 0 }): string {
      const lines = [
        ...family('naust_tables', 'gauge', 'Tables in the store.'),
        ...Object.entries(tables).map(([status, count]) => `naust_tables{status="${status}"} ${count}`),
        ...family('naust_notices_waiting', 'gauge', 'Notices that are still to be sent.'),
        `naust_notices_waiting ${notices.waiting}`,
        ...family('naust_notices_overdue_seconds', 'gauge', 'For how long the first of them should have been sent.'),
        `naust_notices_overdue_seconds ${notices.overdueMs / 1000}`,
        ...family('naust_matches_started_total', 'counter', 'Matches started since the server started.'),
        `naust_matches_started_total ${started}`,
        ...family('naust_answers_total', 'counter', 'Answers of people taken and durable.'),
        `naust_answers_total ${latency.count}`,
        ...family('naust_answer_seconds', 'histogram', 'Time from an answer to its acknowledgement.'),
        ...BUCKETS.map((bound, i) => `naust_answer_seconds_bucket{le="${bound}"} ${latency.counts[i]}`),
        `naust_answer_seconds_bucket{le="+Inf"} ${latency.count}`,
        `naust_answer_seconds_sum ${latency.sum}`,
        `naust_answer_seconds_count ${latency.count}`,
        ...family('naust_ws_connections', 'gauge', 'Open WebSockets.'),
        `naust_ws_connections ${sockets}`,
        ...family('naust_bot_decisions_total', 'counter', 'Decisions of bots.'),
        ...Object.entries(bots).map(([outcome, count]) => `naust_bot_decisions_total{outcome="${outcome}"} ${count}`),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
const family = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]
