// A player who sees nothing: knows the table by what is announced and by the roles, names and states of what can be
// reached, as a screen reader has them; does nothing but press buttons and keys.
import type { CDPSession, Page } from 'playwright-core'

/** Something in the accessibility tree. */
export interface Thing {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly disabled: boolean
  readonly focused: boolean
  /** Names of the regions and dialogs it lies in. */
  readonly within: readonly string[]
  readonly node: number
}
export interface Blind {
  /** Everything that can be reached or read now, in order; where a dialog is open, only what is in it. */
  feel(): Promise<readonly Thing[]>
  /** Presses a button, and waits until what follows has come to rest. */
  press(thing: Thing): Promise<void>
  /** Waits until something else happens, and has come to rest. */
  wait(): Promise<void>
  /** All that was announced since the table was opened, in order. */
  heard(): Promise<readonly string[]>
}

/** Hears what live regions say, wherever the page goes from now on. */
export async function blindfold(page: Page): Promise<Blind> {
  await page.addInitScript(listen)
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return {
    feel: () => thingsIn(session),
    async press({ node }) {
      const found = await session.send('DOM.resolveNode', { backendNodeId: node }).catch(() => null)
      // What has gone away meanwhile cannot be pressed.
      if (!found) return
      await session.send('Runtime.callFunctionOn', {
        objectId: found.object.objectId!,
        // What a screen reader does with a button.
        functionDeclaration: `function () {
          const rest = comesToRest()
          if (this.isConnected) this.click()
          return rest
        }`,
        awaitPromise: true,
      })
    },
    wait: () => page.evaluate(() => (window as unknown as Listening).comesToRest()),
    heard: () => page.evaluate(() => (window as unknown as Listening).heard),
  }
}

interface Listening {
  readonly heard: string[]
  /** Once something has changed, and then nothing for a moment; or after a while in which nothing has. */
  comesToRest(): Promise<void>
}
/** In the page, before anything else. */
function listen(): void {
  const heard: string[] = []
  const LIVE = '[aria-live], [role=log], [role=status], [role=alert]'
  // Below a dialog nothing is heard.
  const isHeard = (region: Element): boolean => document.querySelector('dialog:modal')?.contains(region) ?? true
  let changed = performance.now()
  new MutationObserver(changes => {
    changed = performance.now()
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(LIVE)
        const text = node.textContent?.trim()
        if (text && region && isHeard(region)) heard.push(text)
      }
    }
  }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true })

  const [QUIET_MS, MOST_MS] = [60, 3000]
  const comesToRest = async (): Promise<void> => {
    const from = performance.now()
    while (performance.now() < from + MOST_MS) {
      await new Promise(resolve => setTimeout(resolve, QUIET_MS / 3))
      if (changed >= from && performance.now() > changed + QUIET_MS) return
    }
  }
  Object.assign(window, { heard, comesToRest })
}

const PLACES = new Set(['region', 'dialog', 'main', 'navigation', 'group', 'list', 'article'])
const KNOWN = new Set(['button', 'link', 'slider', 'radio', 'checkbox', 'dialog', 'heading', 'listitem', 'StaticText'])

async function thingsIn(session: CDPSession): Promise<readonly Thing[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  return nodes.flatMap((node): Thing[] => {
    const role = String(node.role?.value ?? '')
    if (node.ignored || !KNOWN.has(role) || node.backendDOMNodeId === undefined) return []
    const within: string[] = []
    for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
      if (!at.ignored && PLACES.has(String(at.role?.value)) && at.name?.value) within.push(String(at.name.value))
    }
    const has = (state: string): boolean =>
      node.properties?.some(({ name, value }) => name === state && value.value === true) ?? false
    return [
      {
        role,
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        disabled: has('disabled'),
        focused: has('focused'),
        within,
        node: node.backendDOMNodeId,
      },
    ]
  })
}
