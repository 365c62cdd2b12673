import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Parrainage',
  lead: 'Invitez vos proches. Vous recevez chacun {reward} dès que leur compte est vérifié et qu’ils ont fait un premier paiement.',
  code: 'Votre code',
  link: 'Votre lien',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copy_failed: 'Ce navigateur n’autorise pas la copie. Sélectionnez et copiez le lien vous-même.',
  share: 'Partager',
  'share.on': 'Partager sur',
  'share.email': 'E-mail',
  'join.subject': 'Rejoignez-moi sur EGCR',
  'join.text':
    'Rejoignez-moi sur EGCR : un portefeuille pour toutes les devises, ouvert à tous. Inscrivez-vous avec mon lien :',
  'list.title': 'Personnes que vous avez amenées',
  'list.empty.title': 'Personne pour l’instant',
  'list.empty.text':
    'Partagez votre lien : les personnes inscrites grâce à lui apparaîtront ici, sans que l’on dise qui elles sont.',
  failed: 'Vos parrainages n’ont pas pu être chargés',
  retry: 'Réessayer',
  loading: 'Chargement de vos parrainages',
  'status.verified': 'Vérifié',
  'status.pending': 'En attente',
  'status.completed': 'Terminé',
  'status.verified.text': 'Adresse, profil et PIN sont là. Un premier paiement suffit.',
  'status.pending.text': 'Inscrit. Il manque encore l’adresse, le profil ou le PIN.',
  'status.completed.text': 'Premier paiement effectué. Les récompenses suivent après quatorze jours.',
  'status.unknown.text': 'Statut inconnu',
  applied: 'Parrainage appliqué !',
  apply_failed: 'Échec de l’application du parrainage',
  'apply_failed.text':
    'Un problème est survenu avec votre code de parrainage. Vous pouvez réessayer dans vos paramètres.',
  'waiting.title': 'Un code est en attente',
  'waiting.text': 'Le code {code} n’a pas encore été appliqué.',
  'waiting.apply': 'Appliquer maintenant',
};
