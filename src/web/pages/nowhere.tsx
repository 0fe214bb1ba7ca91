// For a path that leads nowhere: says so, and shows the way home.
import { Brand } from '../art/brand.tsx'
import { Page } from '../kit/chrome.tsx'
import { Link } from '../kit/router.tsx'
import { say as sayShell, spoken } from '../kit/words.ts'

const say = spoken(
  {
    title: 'Rien par ici',
    text: 'Il n’y a rien à cette adresse : un lien incomplet, ou une faute de frappe.',
  },
  {
    title: 'Nothing here',
    text: 'There is nothing at this address: a link cut short, or a slip of the pen.',
  },
)

export function Nowhere(_: { readonly about: string }) {
  return (
    <Page title={say().title} class="narrow">
      <div class="parchment sorry">
        <Brand class="seal" />
        <p>{say().text}</p>
        <p>
          <code>{location.pathname}</code>
        </p>
        <Link to="/" class="button main">
          {sayShell().toHome}
        </Link>
      </div>
    </Page>
  )
}
