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
    email_change_current: {
      subject: 'Confirme a alteração do seu e-mail',
      heading: 'Confirme a alteração do seu e-mail',
      text: 'Foi pedido que a sua conta mude de e-mail. Confirme aqui e no novo endereço; até lá nada muda.',
      button: 'Confirmar a alteração',
    },
    email_change_new: {
      subject: 'Confirme o seu novo e-mail',
      heading: 'Confirme o seu novo e-mail',
      text: 'Confirme que a sua conta pode usar este endereço a partir de agora.',
      button: 'Confirmar este endereço',
    },
    invite: {
      subject: 'Tem um convite para a EGCR',
      heading: 'Tem um convite para a EGCR',
      text: 'Alguém criou uma conta para si. Aceite o convite e escolha uma senha.',
      button: 'Aceitar o convite',
    },
  },
  undoMails: {
    email: {
      subject: 'O seu e-mail foi alterado',
      heading: 'O seu e-mail foi alterado',
      text: 'Este endereço já não pertence à sua conta. Se não foi você, recupere a conta: o endereço antigo volta e todas as sessões são encerradas.',
      button: 'Anular a alteração',
    },
    phone: {
      subject: 'O seu telefone foi alterado',
      heading: 'O seu telefone foi alterado',
      text: 'A sua conta tem agora outro número. Se não foi você, recupere a conta: o número antigo volta e todas as sessões são encerradas.',
      button: 'Anular a alteração',
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
    email_changed: {
      subject: 'Este é agora o seu e-mail',
      heading: 'Este é agora o seu e-mail',
      text: 'A partir de agora escrevemos para este endereço, e é com ele que entra.',
    },
    contact_reverted: {
      subject: 'O seu endereço antigo voltou',
      heading: 'O seu endereço antigo voltou',
      text: 'A alteração foi anulada e todas as sessões foram encerradas. Escolha uma nova senha antes de continuar.',
    },
    factor_added: {
      subject: 'Foi adicionada uma aplicação de autenticação',
      heading: 'Foi adicionada uma aplicação de autenticação',
      text: 'A partir de agora a sua conta pode pedir um código desta aplicação.',
    },
    factor_removed: {
      subject: 'Foi removida uma aplicação de autenticação',
      heading: 'Foi removida uma aplicação de autenticação',
      text: 'A sua conta já não pede os códigos desta aplicação.',
    },
    recovery_codes_made: {
      subject: 'Tem novos códigos de recuperação',
      heading: 'Tem novos códigos de recuperação',
      text: 'Os anteriores já não servem. Guarde os novos num lugar seguro.',
    },
    recovery_code_used: {
      subject: 'Foi usado um código de recuperação',
      heading: 'Foi usado um código de recuperação',
      text: 'Alguém entrou com um dos seus códigos de recuperação. Esse código não serve outra vez.',
    },
    passkey_added: {
      subject: 'Foi adicionada uma chave de acesso',
      heading: 'Foi adicionada uma chave de acesso',
      text: 'A partir de agora esta chave de acesso entra na sua conta.',
    },
    passkey_removed: {
      subject: 'Foi removida uma chave de acesso',
      heading: 'Foi removida uma chave de acesso',
      text: 'Esta chave de acesso já não entra na sua conta.',
    },
    new_device: {
      subject: 'Nova entrada na sua conta',
      heading: 'Nova entrada na sua conta',
      text: 'A sua conta foi aberta num navegador ou dispositivo que ainda não conhecíamos.',
    },
    roles_changed: {
      subject: 'As funções de alguém mudaram',
      heading: 'As funções de alguém mudaram',
      text: 'Alguém recebeu ou perdeu uma função que age em nome da EGCR. O registro de auditoria, na supervisão dos superadministradores, diz quem. Se ninguém de vocês quis isso, ajam imediatamente.',
    },
    sms_stopped: {
      subject: 'O envio de SMS foi interrompido',
      heading: 'O envio de SMS foi interrompido',
      text: 'Códigos demais saíram para um país ou no total, ou quase nenhum foi digitado. Até o fim da hora ou do dia nada mais é enviado para lá. O registro de auditoria, na supervisão dos superadministradores, diz para onde.',
    },
  },
  mail: {
    undoValidity: 'Serve uma só vez, durante {hours} horas.',
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
    phoneChange: '{code} confirma este número para a sua conta EGCR. O código vale {minutes} minutos.',
    phoneChanged: 'O telefone da sua conta EGCR foi alterado. Não foi você? Anule em {hours} horas: {link}',
  },
  linkPage: {
    title: 'Mais um passo',
    text: 'Carregue no botão para continuar. Assim sabemos que foi uma pessoa, e não um filtro de correio, que abriu o link.',
    button: 'Continuar',
  },
  undoPage: {
    title: 'Anular a alteração?',
    text: 'O endereço ou número antigo volta, todas as sessões são encerradas, e as chaves de acesso e aplicações adicionadas desde então são removidas.',
    button: 'Anular a alteração',
    doneTitle: 'A conta é sua outra vez',
    doneText:
      'O endereço ou número antigo voltou e todas as sessões foram encerradas. Entre e escolha uma nova senha.',
    goneTitle: 'Este link já não serve',
    goneText: 'Já foi usado, ou as suas 72 horas passaram. Escreva ao nosso apoio se precisar de ajuda.',
  },
};
