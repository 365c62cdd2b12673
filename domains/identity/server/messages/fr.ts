import type { IdentityMessages } from './types.ts';

export const fr: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue chez EGCR',
      text: 'Confirmez cette adresse e-mail et votre compte est prêt.',
      button: 'Confirmer l’adresse',
    },
    email_signin: {
      subject: 'Votre lien de connexion',
      heading: 'Connectez-vous à EGCR',
      text: 'Ouvrez le lien sur l’appareil où vous voulez vous connecter.',
      button: 'Se connecter',
    },
    recovery: {
      subject: 'Réinitialisez votre mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      text: 'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de votre compte.',
      button: 'Réinitialiser le mot de passe',
    },
    pin_reset: {
      subject: 'Réinitialisez votre code PIN',
      heading: 'Choisissez un nouveau code PIN',
      text: 'Ouvrez le lien sur votre appareil habituel. Votre mot de passe vous sera aussi demandé.',
      button: 'Réinitialiser le code PIN',
    },
  },
  reauthentication: {
    subject: 'Votre code de confirmation',
    heading: 'Confirmez que c’est bien vous',
    text: 'Saisissez ce code là où il vous a été demandé.',
  },
  notices: {
    password_changed: {
      subject: 'Votre mot de passe a changé',
      heading: 'Votre mot de passe a changé',
      text: 'Vos autres navigateurs et appareils ont été déconnectés.',
    },
    pin_changed: {
      subject: 'Votre code PIN a changé',
      heading: 'Votre code PIN a changé',
      text: 'Désormais, seul le nouveau code PIN ouvre votre portefeuille.',
    },
    pin_locked: {
      subject: 'Trop de codes PIN erronés',
      heading: 'Vous avez été déconnecté partout',
      text: 'Votre code PIN a été saisi de travers trop souvent aujourd’hui. Reconnectez-vous et réinitialisez-le.',
    },
    account_exists: {
      subject: 'Vous avez déjà un compte',
      heading: 'Vous avez déjà un compte',
      text: 'Quelqu’un a essayé de s’inscrire avec cette adresse. Connectez-vous comme d’habitude, ou réinitialisez votre mot de passe si vous l’avez oublié.',
    },
  },
  mail: {
    codeLabel: 'Ou saisissez ce code :',
    validity: 'Utilisable une seule fois, pendant {minutes} minutes.',
    notAsked: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    notYou: 'Si ce n’était pas vous, réinitialisez votre mot de passe tout de suite.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} confirme votre compte EGCR. Le code est valable {minutes} minutes.',
    code: '{code} est votre code EGCR. Il est valable {minutes} minutes.',
    pinReset:
      '{code} vous permet de réinitialiser votre PIN EGCR. Valable {minutes} minutes. Ne le donnez à personne.',
  },
  linkPage: {
    title: 'Encore une étape',
    text: 'Appuyez sur le bouton pour continuer. Nous savons ainsi qu’une personne, et non un filtre de messagerie, a ouvert le lien.',
    button: 'Continuer',
  },
};
