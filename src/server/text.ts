// What the server says to people beside what every table says, in each language. A missing sentence fails the type check.
import { type Language, typeset } from '#games/kit/words'
import { type Facts, SENTENCES, type Sentence, sentence, type TableCode } from '#tables'

export type { Language }

const en = {
  unauthenticated: 'Please give a name first: this call needs the token of a guest.',
  'bad-request': ({ field }) =>
    field ? `The field “${field}” is missing or not as expected.` : 'The request cannot be read.',
  'too-large': 'The request is too large.',
  'unsupported-media': 'The body must be JSON.',
  'wrong-code': 'This personal link no longer holds, or it was never one.',
  'wrong-passkey': 'This passkey is not known here, or it came too late. Please try again.',
  'somebody-here': ({ here, as }) =>
    `You are ${here} here, with another device, a personal link or a passkey. If you come in as ${as}, all that is ${here}’s becomes ${as}’s for good: tables, passkeys and devices. If these are two people, log out here first.`,
  'wrong-link': 'This link no longer holds, or it was never one.',
  'no-mail': 'This server sends no e-mail.',
  'not-sent': 'Nothing could be sent to this address. Please look whether it is right, or try again later.',
  'bad-address': ({ because }) =>
    because === 'not-safe'
      ? 'The address must begin with https://.'
      : because === 'inside'
        ? 'Nothing is sent to addresses of the server’s own network.'
        : 'This is no address that something can be sent to.',
  'not-found': 'There is nothing at this address.',
  'no-such-table': 'There is no such table.',
  'foreign-origin': 'The request comes from another site.',
  'rate-limited': 'That is too fast. Please wait a moment.',
  'seeds-off': 'This server does not let callers choose the seed.',
  'too-many': 'Too many of these at once.',
  'too-many-tables': ({ most }) => `You have ${most} tables: leave some that you no longer need.`,
  'too-many-listed': ({ most }) =>
    `You have ${most} tables that are open to all: start one or close one before you open another.`,
  'too-many-matches': ({ most }) => `You have ${most} matches under way: finish some, or leave them.`,
  unavailable: 'Nothing can be written just now. Please try again in a moment.',
} satisfies { readonly [code: string]: Sentence }

type OwnCode = keyof typeof en
export type ErrorCode = OwnCode | TableCode

const fr = typeset<{ readonly [code in OwnCode]: Sentence }>({
  unauthenticated: 'Donnez d’abord un nom : cet appel demande le jeton d’un invité.',
  'bad-request': ({ field }) =>
    field ? `Le champ « ${field} » manque ou n’a pas la forme attendue.` : 'La demande est illisible.',
  'too-large': 'La demande est trop longue.',
  'unsupported-media': 'Le corps doit être du JSON.',
  'wrong-code': 'Ce lien personnel ne vaut plus, ou n’en a jamais été un.',
  'wrong-passkey': 'Cette clé d’accès n’est pas connue ici, ou elle est venue trop tard. Essayez encore.',
  'somebody-here': ({ here, as }) =>
    `Ici, vous êtes ${here}, avec un autre appareil, un lien personnel ou une clé d’accès. Si vous entrez comme ${as}, tout ce qui est à ${here} passe à ${as} pour de bon : tables, clés d’accès et appareils. Si ce sont deux personnes, quittez d’abord cet appareil.`,
  'wrong-link': 'Ce lien ne vaut plus, ou n’en a jamais été un.',
  'no-mail': 'Ce serveur n’envoie pas de courriel.',
  'not-sent': 'Rien n’a pu être envoyé à cette adresse. Vérifiez-la, ou réessayez plus tard.',
  'bad-address': ({ because }) =>
    because === 'not-safe'
      ? 'L’adresse doit commencer par https://.'
      : because === 'inside'
        ? 'Rien n’est envoyé aux adresses du réseau du serveur lui-même.'
        : 'Ce n’est pas une adresse où l’on puisse envoyer quelque chose.',
  'not-found': 'Il n’y a rien à cette adresse.',
  'no-such-table': 'Cette table n’existe pas.',
  'foreign-origin': 'La demande vient d’un autre site.',
  'rate-limited': 'C’est trop rapide. Attendez un instant.',
  'seeds-off': 'Ce serveur ne laisse pas choisir la graine du hasard.',
  'too-many': 'C’est trop à la fois.',
  'too-many-tables': ({ most }) => `Vous avez ${most} tables : quittez-en dont vous n’avez plus besoin.`,
  'too-many-listed': ({ most }) =>
    `Vous avez déjà ${most} tables ouvertes à tous : commencez-en une, ou fermez-en une, avant d’en ouvrir une autre.`,
  'too-many-matches': ({ most }) => `Vous avez ${most} parties en cours : finissez-en, ou quittez-en.`,
  unavailable: 'Rien ne peut être écrit en ce moment. Réessayez dans un instant.',
})

const ALL: { readonly [language in Language]: { readonly [code in ErrorCode]: Sentence } } = {
  en: { ...SENTENCES.en, ...en },
  fr: { ...SENTENCES.fr, ...fr },
}

export const sentenceOf = (language: Language, code: ErrorCode, facts: Facts): string =>
  sentence(ALL[language][code], facts)

/** The language a browser asks for, English where it asks for neither. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((wish, i) => {
    const [tag = '', ...params] = wish.trim().toLowerCase().split(';')
    const q = Number(params.find(p => p.trim().startsWith('q='))?.split('=')[1] ?? 1)
    return { tag: tag.split('-')[0], q: Number.isFinite(q) ? q : 0, i }
  })
  wishes.sort((a, b) => b.q - a.q || a.i - b.i)
  return wishes.find(({ tag, q }) => q > 0 && (tag === 'fr' || tag === 'en'))?.tag === 'fr' ? 'fr' : 'en'
}
