import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Plafonds et sécurité',
  lead: 'Décidez combien peut quitter votre portefeuille, et arrêtez tout d’un coup s’il le faut.',
  back: 'Portefeuille',
  loading: 'Chargement de vos plafonds',
  failed: 'Vos plafonds n’ont pas pu être chargés',
  retry: 'Réessayer',
  'freeze.title': 'Geler le portefeuille',
  'freeze.text':
    'Tant qu’il est gelé, rien ne peut sortir, dans aucune devise. L’argent peut toujours entrer. Utile si vous perdez votre téléphone ou si quelque chose vous paraît suspect.',
  'freeze.on': 'Geler maintenant',
  'freeze.off': 'Autoriser de nouveau les sorties',
  'freeze.is_on': 'Votre portefeuille est gelé',
  'freeze.since': 'Rien ne peut sortir depuis {time}. Saisissez votre PIN pour l’autoriser de nouveau.',
  'freeze.done_on': 'Portefeuille gelé',
  'freeze.done_off': 'L’argent peut de nouveau sortir',
  'limits.title': 'Plafonds',
  'limits.text':
    'Un plafond couvre tout le portefeuille. Les paiements, retraits et conversions dans toutes les devises comptent, au taux du moment, ainsi que l’argent mis de côté. Un plafond plus bas s’applique aussitôt. Un plafond plus haut, ou aucun, s’applique après 24 heures.',
  'limits.currency': 'Devise',
  'limits.per_transfer': 'Au plus en une fois',
  'limits.per_day': 'Au plus par jour',
  'limits.per_month': 'Au plus par mois',
  'limits.none': 'Laissez vide pour ne pas limiter.',
  'limits.used_day': '{amount} sont sortis aujourd’hui.',
  'limits.used_month': '{amount} sont sortis ce mois-ci.',
  'limits.save': 'Enregistrer les plafonds',
  'limits.saved': 'Plafonds enregistrés',
  'limits.later': 'À partir du {time}',
  'limits.later_text': 'D’ici là, les plafonds plus bas s’appliquent. Un nouvel enregistrement les remplace.',
  'limits.unlimited': 'Sans plafond',
  'limits.summary': 'Vérifiez les plafonds',
  'issue.amount': 'Saisissez un montant supérieur à zéro, par exemple {example}, ou laissez vide.',
  'issue.above_day': 'Ne peut pas dépasser le plafond journalier.',
  'issue.above_month': 'Ne peut pas dépasser le plafond mensuel.',
  'refusal.wallet_frozen':
    'Vous avez gelé votre portefeuille. Autorisez d’abord les sorties dans plafonds et sécurité.',
  'refusal.money_held':
    'Vos identifiants ont été réinitialisés : aucun argent ne peut sortir de votre portefeuille avant {time}.',
  'refusal.account_banned': 'Ce compte est bloqué : aucun argent ne peut en sortir. Veuillez nous contacter.',
  'refusal.limit_rate_stale':
    'Votre plafond est dans une autre devise et le taux de change n’est plus à jour. Vous pouvez encore envoyer dans la devise du plafond.',
  'refusal.over_limit_transfer': 'Vous autorisez au plus {amount} en une fois.',
  'refusal.over_limit_day': 'Cela dépasse votre plafond du jour. {amount} peuvent encore sortir.',
  'refusal.over_limit_month': 'Cela dépasse votre plafond du mois. {amount} peuvent encore sortir.',
};
