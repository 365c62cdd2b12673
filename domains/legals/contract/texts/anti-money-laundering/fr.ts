import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Règles contre le blanchiment',
  summary:
    'Ce que nous faisons, et pas encore, pour qu’EGCR ne serve pas à cacher ou déplacer l’argent du crime.',
  sections: [
    {
      id: 'principle',
      title: 'Le principe',
      body: [
        'L’argent sur EGCR doit avoir une origine et un but honnêtes. Qui s’en sert pour blanchir, financer le terrorisme ou contourner des sanctions est exclu.',
      ],
    },
    {
      id: 'know',
      title: 'Qui nous connaissons',
      body: [
        'Avant d’utiliser le portefeuille, chacun confirme une adresse e-mail ou un téléphone, donne son nom et choisit un PIN. Pièces d’identité, propriétaires de sociétés et listes de sanctions ne sont pas vérifiés dans cette version. Elle ne convient donc pas à l’argent réel sans les contrôles exigés par la loi de l’exploitant, qui doit d’abord les ajouter.',
      ],
    },
    {
      id: 'watch',
      title: 'Ce que nous surveillons',
      body: [
        'Chaque mouvement figure dans un grand livre en partie double, ni modifiable ni effaçable. Des plafonds valent pour virements et retraits ; la page « Plafonds et sécurité » les montre. Les récompenses de parrainage qui semblent arrangées attendent la décision d’une personne.',
      ],
    },
    {
      id: 'freeze',
      title: 'Gel',
      body: [
        'Vous pouvez geler votre propre portefeuille à tout moment. Un compte peut aussi être gelé en cas de soupçon fondé ou d’ordre légal : rien n’en sort alors. Ce qui s’y trouve y reste ; personne ne le prend sans base légale.',
      ],
    },
    {
      id: 'duty',
      title: 'Ce que nous vous demandons',
      body: [
        'N’envoyez et ne recevez que pour vous ou pour ceux que vous représentez ouvertement. Ne prêtez pas votre compte. Répondez avec sincérité aux questions sur un paiement. Si vous n’attendiez pas un paiement, dites-le-nous et ne le transmettez pas.',
      ],
    },
    {
      id: 'report',
      title: 'Signaler',
      body: [
        'Signalez les paiements suspects par la page de contact, sujet « Blanchiment ou fraude ». Si la loi exige une déclaration à une autorité, l’exploitant la fait et ne peut en parler à la personne concernée.',
      ],
    },
    {
      id: 'records',
      title: 'Conservation',
      body: [
        'Nous gardons les pièces exigées par la loi du pays de l’exploitant, aussi longtemps qu’elle l’exige ; en règle générale au moins cinq ans après le dernier paiement.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      know: [
        'Avant d’utiliser le portefeuille, chacun confirme une adresse e-mail ou un téléphone, donne son nom et choisit un PIN. Pièces d’identité, propriétaires de sociétés et listes de sanctions ne sont pas vérifiés dans cette version. Elle ne convient donc pas à l’argent réel sans les contrôles exigés par la loi de l’exploitant, qui doit d’abord les ajouter.',
      ],
      watch: [
        'Chaque mouvement figure dans un grand livre en partie double, ni modifiable ni effaçable. Des plafonds valent pour virements et retraits ; la page « Plafonds et sécurité » les montre. Les récompenses de parrainage qui semblent arrangées attendent la décision d’une personne.',
      ],
      records: [
        'Nous gardons les pièces exigées par la loi du pays de l’exploitant, aussi longtemps qu’elle l’exige ; en règle générale au moins cinq ans après le dernier paiement.',
      ],
    },
  },
};
