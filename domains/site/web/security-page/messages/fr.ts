import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  eyebrow: 'Sécurité',
  title: 'Ce qui vous protège, et comment le vérifier',
  lead: 'Nous préférons montrer plutôt que promettre. Voici ce qui existe, ce que vous pouvez vérifier et ce qui manque encore.',
  how: 'Comment vous êtes protégé',
  money: 'Argent',
  'money.text':
    'Un grand livre en partie double : chaque mouvement a deux côtés, et personne ne peut le modifier ni le supprimer. Chacun prend place dans un journal scellé. L’argent ne sort qu’avec un PIN tout juste saisi, et vous pouvez geler votre portefeuille à tout moment.',
  sessions: 'Sessions',
  'sessions.text':
    'Dix minutes sans activité mettent fin à la session, côté serveur et pas seulement à l’écran. Le PIN se referme après cinq. Vous voyez chaque session avec son appareil et pouvez y mettre fin.',
  factors: 'Mot de passe, PIN, second facteur',
  'factors.text':
    'Mots de passe et PIN ne sont conservés que sous forme d’empreintes. Les essais erronés sont comptés avant comparaison, et verrouillent. Une application d’authentification et des clés d’accès sont proposées à qui veut davantage.',
  data: 'Données',
  'data.text':
    'Chaque appel est vérifié sur le serveur : ce qui est à autrui semble ne pas exister. La page ne charge rien d’autres entreprises, et aucun cookie ne vous suit.',
  staff: 'Équipe',
  'staff.text':
    'Aucun compte ne naît avec des pouvoirs. Ce qu’un rôle permet exige un second facteur, et ce que fait l’équipe reste dans un journal qu’elle ne peut vider.',
  browser: 'Dans votre navigateur',
  'browser.text':
    'Une politique de contenu stricte ne laisse s’exécuter que notre code ; d’autres sites ne peuvent ni encadrer ces pages ni agir en votre nom. Ce qu’apportent les liens des e-mails quitte aussitôt l’adresse.',
  check: 'Ce que vous pouvez vérifier vous-même',
  'check.text': 'Rien de cela n’exige un compte, ni notre parole.',
  'check.receipt': 'Vérifier un reçu',
  'check.receipt.text':
    'Votre navigateur calcule si un virement figure dans le journal scellé, et s’il a été modifié.',
  'check.reference': 'Référence de l’API',
  'check.reference.text':
    'Chaque appel : qui peut le faire, s’il exige un PIN et ce qu’il refuse. En anglais.',
  'check.texts': 'Documents juridiques',
  'check.texts.text':
    'Chaque version a une empreinte ; les anciennes et chaque mot modifié restent lisibles.',
  'check.contact': 'security.txt',
  'check.contact.text': 'Où signaler, au format lu par les programmes (RFC 9116).',
  missing: 'Ce qui manque',
  'missing.bank':
    'EGCR n’est ni un registre d’État, ni une banque agréée, ni une garantie des dépôts ; personne n’assure un solde ici.',
  'missing.audit':
    'Aucune société indépendante ne l’a encore audité ni attaqué. Les tests derrière ces affirmations sont les nôtres.',
  'missing.storage':
    'Le jeton de session est dans le stockage du navigateur. Une politique stricte, quinze minutes de vie et le PIN le protègent.',
  'missing.identity': 'Cette version ne vérifie ni pièces d’identité ni listes de sanctions.',
  report: 'Signaler une faille',
  'report.write':
    'Écrivez-nous dans l’une de nos langues : ce que vous avez fait, ce qui s’est passé, ce que vous attendiez.',
  'report.own': 'Utilisez vos propres comptes ; ne lisez, ne modifiez et n’endommagez rien d’autrui.',
  'report.wait': 'N’en parlez à personne avant la correction ; nous vous préviendrons.',
  'report.answer':
    'Nous visons une réponse sous trois jours ouvrés et n’engageons aucune poursuite contre une recherche qui s’y tient.',
  'report.link': 'Signaler une faille',
  bounty: 'Il n’y a pas de prime',
  'bounty.text':
    'Nous ne payons pas les signalements. Vous avez nos remerciements et, si vous le souhaitez, votre nom dans les notes de version.',
};
