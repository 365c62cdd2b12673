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
      subject: 'Réinitialisez votre PIN',
      heading: 'Choisissez un nouveau PIN',
      text: 'Ouvrez le lien sur votre appareil habituel. Votre mot de passe vous sera aussi demandé.',
      button: 'Réinitialiser le PIN',
    },
    email_change_current: {
      subject: 'Confirmez le changement de votre adresse e-mail',
      heading: 'Confirmez le changement de votre adresse e-mail',
      text: 'Votre compte demande à changer d’adresse e-mail. Confirmez ici et à la nouvelle adresse ; d’ici là, rien ne change.',
      button: 'Confirmer le changement',
    },
    email_change_new: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      heading: 'Confirmez votre nouvelle adresse e-mail',
      text: 'Confirmez que votre compte peut désormais utiliser cette adresse.',
      button: 'Confirmer cette adresse',
    },
    invite: {
      subject: 'Une invitation vous attend sur EGCR',
      heading: 'Une invitation vous attend sur EGCR',
      text: 'Quelqu’un a créé un compte pour vous. Acceptez l’invitation et choisissez un mot de passe.',
      button: 'Accepter l’invitation',
    },
  },
  undoMails: {
    email: {
      subject: 'Votre adresse e-mail a changé',
      heading: 'Votre adresse e-mail a changé',
      text: 'Cette adresse n’appartient plus à votre compte. Si ce n’était pas vous, reprenez le compte : l’ancienne adresse revient et tout le monde est déconnecté.',
      button: 'Annuler le changement',
    },
    phone: {
      subject: 'Votre numéro de téléphone a changé',
      heading: 'Votre numéro de téléphone a changé',
      text: 'Votre compte a maintenant un autre numéro. Si ce n’était pas vous, reprenez le compte : l’ancien numéro revient et tout le monde est déconnecté.',
      button: 'Annuler le changement',
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
      subject: 'Votre PIN a changé',
      heading: 'Votre PIN a changé',
      text: 'Désormais, seul le nouveau PIN ouvre votre portefeuille.',
    },
    pin_locked: {
      subject: 'Trop de PIN erronés',
      heading: 'Vous avez été déconnecté partout',
      text: 'Votre PIN a été saisi de travers trop souvent aujourd’hui. Reconnectez-vous et réinitialisez-le.',
    },
    account_exists: {
      subject: 'Vous avez déjà un compte',
      heading: 'Vous avez déjà un compte',
      text: 'Quelqu’un a essayé de s’inscrire avec cette adresse. Connectez-vous comme d’habitude, ou réinitialisez votre mot de passe si vous l’avez oublié.',
    },
    email_changed: {
      subject: 'Voici désormais votre adresse e-mail',
      heading: 'Voici désormais votre adresse e-mail',
      text: 'Nous vous écrivons maintenant à cette adresse, et elle sert à vous connecter.',
    },
    contact_reverted: {
      subject: 'Votre ancienne adresse est de retour',
      heading: 'Votre ancienne adresse est de retour',
      text: 'Le changement a été annulé et tout le monde a été déconnecté. Choisissez un nouveau mot de passe avant de continuer.',
    },
    factor_added: {
      subject: 'Une application d’authentification a été ajoutée',
      heading: 'Une application d’authentification a été ajoutée',
      text: 'Votre compte peut désormais demander un code de cette application.',
    },
    factor_removed: {
      subject: 'Une application d’authentification a été retirée',
      heading: 'Une application d’authentification a été retirée',
      text: 'Votre compte ne demande plus les codes de cette application.',
    },
    recovery_codes_made: {
      subject: 'Vous avez de nouveaux codes de secours',
      heading: 'Vous avez de nouveaux codes de secours',
      text: 'Les anciens ne fonctionnent plus. Gardez les nouveaux en lieu sûr.',
    },
    recovery_code_used: {
      subject: 'Un code de secours a été utilisé',
      heading: 'Un code de secours a été utilisé',
      text: 'Quelqu’un s’est connecté avec l’un de vos codes de secours. Il ne fonctionne plus.',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée',
      heading: 'Une clé d’accès a été ajoutée',
      text: 'Cette clé d’accès ouvre désormais votre compte.',
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été retirée',
      heading: 'Une clé d’accès a été retirée',
      text: 'Cette clé d’accès n’ouvre plus votre compte.',
    },
    session_reused: {
      subject: 'Nous avons fermé une de vos sessions',
      heading: 'Nous avons fermé une de vos sessions',
      text: 'Les données de connexion d’une de vos sessions ont été utilisées deux fois, elles ont peut-être été copiées. Nous avons fermé cette session. Reconnectez-vous.',
    },
    new_device: {
      subject: 'Nouvelle connexion à votre compte',
      heading: 'Nouvelle connexion à votre compte',
      text: 'Votre compte a été ouvert dans un navigateur ou sur un appareil que nous ne connaissions pas.',
    },
    staff_invitation: {
      subject: 'Vous avez un rôle d’équipe chez EGCR',
      heading: 'Ajoutez votre second facteur',
      text: 'Votre compte pourra agir pour EGCR dès qu’il aura un second facteur. Ouvrez les paramètres de sécurité, ajoutez une application d’authentification ou une clé d’accès, et saisissez cette invitation quand elle vous est demandée. Elle sert une fois, pendant 24 heures : {token}',
    },
    money_held: {
      subject: 'Aucun argent ne quittera votre portefeuille pendant 24 heures',
      heading: 'Votre argent est bloqué pendant 24 heures',
      text: 'Votre mot de passe, votre PIN ou un contact a été défini ou réinitialisé. Aucun argent ne quittera donc votre portefeuille pendant 24 heures. Vous pouvez y mettre fin plus tôt dans les paramètres, avec votre autre contact ou un second facteur. Ce n’était pas vous ? Écrivez-nous maintenant.',
    },
    money_released: {
      subject: 'Votre argent n’est plus bloqué',
      heading: 'Votre argent n’est plus bloqué',
      text: 'Vous avez confirmé que c’était vous. L’argent peut de nouveau quitter votre portefeuille.',
    },
    roles_changed: {
      subject: 'Les rôles de quelqu’un ont changé',
      heading: 'Les rôles de quelqu’un ont changé',
      text: 'Quelqu’un a reçu ou perdu un rôle qui agit au nom d’EGCR. Le journal d’audit, dans la supervision des super administrateurs, dit qui. Si personne d’entre vous ne l’a voulu, agissez tout de suite.',
    },
    proposal_waiting: {
      subject: 'Une proposition attend une deuxième personne',
      heading: 'Une proposition attend une deuxième personne',
      text: 'Une personne de la super administration a proposé une opération qui demande deux personnes. Lisez-la dans la supervision des super administrateurs, puis approuvez-la ou refusez-la. Rien ne se passe avant qu’une autre personne décide.',
    },
    sms_stopped: {
      subject: 'L’envoi de SMS est arrêté',
      heading: 'L’envoi de SMS est arrêté',
      text: 'Trop de codes sont partis vers un pays ou au total, ou presque aucun n’a été saisi. Rien n’y est plus envoyé jusqu’à la fin de l’heure ou du jour. Le journal d’audit, dans la supervision des super administrateurs, dit où.',
    },
  },
  mail: {
    undoValidity: 'Utilisable une seule fois, pendant {hours} heures.',
    codeLabel: 'Ou saisissez ce code :',
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
    phoneChange: '{code} confirme ce numéro pour votre compte EGCR. Le code est valable {minutes} minutes.',
    phoneChanged:
      'Le numéro de votre compte EGCR a changé. Ce n’était pas vous ? Annulez dans les {hours} heures : {link}',
    moneyHeld:
      'EGCR : votre mot de passe, PIN ou contact a été défini ou réinitialisé. Aucun argent ne quitte votre portefeuille pendant 24 heures. Ce n’était pas vous ? Écrivez-nous.',
    holdRelease:
      '{code} est votre code EGCR. Il débloque votre argent et reste valable {minutes} minutes. Ne le donnez à personne.',
  },
  linkPage: {
    title: 'Encore une étape',
    text: 'Appuyez sur le bouton pour continuer. Nous savons ainsi qu’une personne, et non un filtre de messagerie, a ouvert le lien.',
    button: 'Continuer',
  },
  undoPage: {
    title: 'Annuler le changement ?',
    text: 'Votre ancienne adresse ou votre ancien numéro revient, tout le monde est déconnecté, et les clés d’accès et applications ajoutées depuis sont retirées.',
    button: 'Annuler le changement',
    doneTitle: 'Votre compte est de nouveau à vous',
    doneText:
      'Votre ancienne adresse ou votre ancien numéro est de retour et tout le monde a été déconnecté. Connectez-vous et choisissez un nouveau mot de passe.',
    goneTitle: 'Ce lien ne fonctionne plus',
    goneText:
      'Il a déjà servi, ou ses 72 heures sont passées. Écrivez à notre assistance si vous avez besoin d’aide.',
  },
};
