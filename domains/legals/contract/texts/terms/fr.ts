import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Conditions d’utilisation',
  summary: 'Ce que vous et nous pouvons attendre l’un de l’autre quand vous utilisez EGCR.',
  sections: [
    {
      id: 'agreement',
      title: 'L’accord',
      body: [
        'Ces conditions lient vous et l’exploitant de cette installation d’EGCR, appelé ici « nous ». Elles commencent quand vous cochez la case à l’inscription. Nous conservons la version acceptée, avec son empreinte et l’heure ; vous pouvez le lire sur cette page.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      body: [
        'Une personne, un compte, à son nom. Vous confirmez une adresse e-mail ou un téléphone, remplissez un profil et choisissez un PIN. Gardez pour vous mot de passe, PIN et codes : nous ne les demandons jamais par e-mail, téléphone ou messagerie. Dix minutes sans activité ferment votre session ; l’argent ne bouge qu’avec un PIN tout juste saisi.',
      ],
    },
    {
      id: 'money',
      title: 'Argent et écritures',
      body: [
        'Un virement effectué est définitif. Personne, nous compris, ne peut le supprimer ; une erreur se corrige par une nouvelle écriture visible des deux côtés. Chaque virement prend place dans un journal scellé, et chacun peut en vérifier la preuve sans compte. Envoyer au sein de la plateforme ne coûte rien à l’expéditeur. Si un service a des frais ou un cours, vous les voyez avant d’accepter.',
        'Les soldes n’existent que dans cette installation. Si elle fonctionne avec de l’argent fictif, rien ne peut être versé réellement.',
      ],
    },
    {
      id: 'conduct',
      title: 'Ce qui n’est pas permis',
      body: [
        'Les règles d’usage acceptable font partie de ces conditions. Qui les enfreint peut se voir refuser des services ; ce qui lui appartient reste à lui, sauf disposition légale contraire.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilité',
      body: [
        'Nous travaillons à un service toujours présent, sans le promettre. Ce qui n’est pas encore ouvert le dit sur sa page, et rien sur une telle page n’est une offre.',
      ],
    },
    {
      id: 'liability',
      title: 'Notre responsabilité',
      body: [
        'Nous répondons de ce que nous causons volontairement ou par négligence grave, et partout où la loi interdit de limiter cette responsabilité. Nous ne répondons pas des pertes dues à des mots de passe ou PIN que vous avez donnés.',
      ],
    },
    {
      id: 'ending',
      title: 'Fin',
      body: [
        'Vous pouvez partir à tout moment : déplacez votre argent et écrivez-nous. Nous pouvons mettre fin à l’accord avec un préavis de trente jours, et aussitôt seulement si une loi ou la sécurité d’autrui l’exige.',
      ],
    },
    {
      id: 'changes',
      title: 'Changements',
      body: [
        'Une nouvelle version est publiée ici avec ses différences. Votre accord est demandé avant qu’elle ne s’applique à vous ; vous pouvez aussi partir.',
      ],
    },
    {
      id: 'complaints',
      title: 'Réclamations',
      body: [
        'Écrivez-nous par la page de contact. Une personne lit chaque réclamation, et vous pouvez la suivre par sa référence. Votre droit de saisir un tribunal ou une autorité reste entier.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      complaints: null,
      ending: [
        'Vous pouvez partir à tout moment : déplacez votre argent et écrivez-nous. Nous pouvons mettre fin à l’accord avec un préavis de quatorze jours.',
      ],
    },
  },
};
