import type { IdentityMessages } from './types.ts';

export const pt: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Confirme o seu endereço de e-mail',
      heading: 'Boas-vindas à EGCR',
      text: 'Confirme este endereço de e-mail e a sua conta fica pronta.',
      button: 'Confirmar endereço',
    },
    email_signin: {
      subject: 'O seu link de acesso',
      heading: 'Entre na EGCR',
      text: 'Abra o link no dispositivo em que quer entrar.',
      button: 'Entrar',
    },
    recovery: {
      subject: 'Redefina a sua senha',
      heading: 'Escolha uma nova senha',
      text: 'Alguém, provavelmente você, pediu para redefinir a senha da sua conta.',
      button: 'Redefinir senha',
    },
    pin_reset: {
      subject: 'Redefina o seu PIN',
      heading: 'Escolha um novo PIN',
      text: 'Abra o link no seu dispositivo habitual. Também pediremos a sua senha.',
      button: 'Redefinir PIN',
    },
  },
  reauthentication: {
    subject: 'O seu código de confirmação',
    heading: 'Confirme que é você',
    text: 'Escreva este código onde ele foi pedido.',
  },
  notices: {
    password_changed: {
      subject: 'A sua senha foi alterada',
      heading: 'A sua senha foi alterada',
      text: 'A sessão nos seus outros navegadores e dispositivos foi encerrada.',
    },
    pin_changed: {
      subject: 'O seu PIN foi alterado',
      heading: 'O seu PIN foi alterado',
      text: 'A partir de agora, só o novo PIN abre a sua carteira.',
    },
    pin_locked: {
      subject: 'Demasiados PIN errados',
      heading: 'Encerrámos a sua sessão em todo o lado',
      text: 'O seu PIN foi introduzido errado demasiadas vezes hoje. Entre de novo e redefina o PIN.',
    },
    account_exists: {
      subject: 'Você já tem uma conta',
      heading: 'Você já tem uma conta',
      text: 'Alguém tentou registar-se com este e-mail. Entre como de costume, ou redefina a senha se a esqueceu.',
    },
  },
  mail: {
    codeLabel: 'Ou escreva este código:',
    validity: 'Serve uma só vez, durante {minutes} minutos.',
    notAsked: 'Se não pediu isto, não precisa de fazer nada.',
    notYou: 'Se não foi você, redefina já a sua senha.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} confirma a sua conta EGCR. O código vale {minutes} minutos.',
    code: '{code} é o seu código EGCR. Vale {minutes} minutos.',
    pinReset: '{code} permite redefinir o seu PIN EGCR. Vale {minutes} minutos. Não o dê a ninguém.',
  },
  linkPage: {
    title: 'Mais um passo',
    text: 'Carregue no botão para continuar. Assim sabemos que foi uma pessoa, e não um filtro de correio, que abriu o link.',
    button: 'Continuar',
  },
};
