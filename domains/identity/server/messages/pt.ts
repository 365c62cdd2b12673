import type { IdentityMessages } from './types.ts';

export const pt: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Confirme seu e-mail',
      heading: 'Boas-vindas à EGCR',
      text: 'Confirme este e-mail e sua conta estará pronta.',
      button: 'Confirmar endereço',
    },
    email_signin: {
      subject: 'Seu link de acesso',
      heading: 'Entre na EGCR',
      text: 'Abra o link no dispositivo em que você quer entrar.',
      button: 'Entrar',
    },
    recovery: {
      subject: 'Redefina sua senha',
      heading: 'Escolha uma nova senha',
      text: 'Alguém, provavelmente você, pediu para redefinir a senha da sua conta.',
      button: 'Redefinir senha',
    },
    pin_reset: {
      subject: 'Redefina seu PIN',
      heading: 'Escolha um novo PIN',
      text: 'Abra o link no dispositivo que você costuma usar. Também pediremos sua senha.',
      button: 'Redefinir PIN',
    },
    email_change_current: {
      subject: 'Confirme a alteração do seu e-mail',
      heading: 'Confirme a alteração do seu e-mail',
      text: 'Alguém pediu para mudar o e-mail da sua conta. Confirme aqui e no novo endereço; até lá, nada muda.',
      button: 'Confirmar a alteração',
    },
    email_change_new: {
      subject: 'Confirme seu novo e-mail',
      heading: 'Confirme seu novo e-mail',
      text: 'Confirme que sua conta pode usar este endereço a partir de agora.',
      button: 'Confirmar este endereço',
    },
    invite: {
      subject: 'Você recebeu um convite para a EGCR',
      heading: 'Você recebeu um convite para a EGCR',
      text: 'Alguém criou uma conta para você. Aceite o convite e escolha uma senha.',
      button: 'Aceitar o convite',
    },
  },
  undoMails: {
    email: {
      subject: 'Seu e-mail foi alterado',
      heading: 'Seu e-mail foi alterado',
      text: 'Este endereço não pertence mais à sua conta. Se não foi você, recupere a conta: o endereço antigo volta e todas as sessões são encerradas.',
      button: 'Desfazer a alteração',
    },
    phone: {
      subject: 'Seu telefone foi alterado',
      heading: 'Seu telefone foi alterado',
      text: 'Sua conta agora tem outro número. Se não foi você, recupere a conta: o número antigo volta e todas as sessões são encerradas.',
      button: 'Desfazer a alteração',
    },
  },
  reauthentication: {
    subject: 'Seu código de confirmação',
    heading: 'Confirme que é você',
    text: 'Digite este código onde ele foi pedido.',
  },
  notices: {
    password_changed: {
      subject: 'Sua senha foi alterada',
      heading: 'Sua senha foi alterada',
      text: 'Encerramos a sessão em seus outros navegadores e dispositivos.',
    },
    pin_changed: {
      subject: 'Seu PIN foi alterado',
      heading: 'Seu PIN foi alterado',
      text: 'A partir de agora, só o novo PIN abre sua carteira.',
    },
    pin_locked: {
      subject: 'PINs errados demais',
      heading: 'Encerramos sua sessão em todos os lugares',
      text: 'Seu PIN foi digitado errado vezes demais hoje. Entre de novo e redefina o PIN.',
    },
    account_exists: {
      subject: 'Você já tem uma conta',
      heading: 'Você já tem uma conta',
      text: 'Alguém tentou se cadastrar com este e-mail. Entre como de costume ou redefina a senha, se você a esqueceu.',
    },
    email_changed: {
      subject: 'Este é agora seu e-mail',
      heading: 'Este é agora seu e-mail',
      text: 'A partir de agora escrevemos para este endereço, e é com ele que você entra.',
    },
    contact_reverted: {
      subject: 'Seu endereço antigo voltou',
      heading: 'Seu endereço antigo voltou',
      text: 'A alteração foi desfeita e todas as sessões foram encerradas. Escolha uma nova senha antes de continuar.',
    },
    factor_added: {
      subject: 'Um aplicativo autenticador foi adicionado',
      heading: 'Um aplicativo autenticador foi adicionado',
      text: 'A partir de agora sua conta pode pedir um código deste aplicativo.',
    },
    factor_removed: {
      subject: 'Um aplicativo autenticador foi removido',
      heading: 'Um aplicativo autenticador foi removido',
      text: 'Sua conta não pede mais os códigos deste aplicativo.',
    },
    recovery_codes_made: {
      subject: 'Você tem novos códigos de recuperação',
      heading: 'Você tem novos códigos de recuperação',
      text: 'Os anteriores não valem mais. Guarde os novos em um lugar seguro.',
    },
    recovery_code_used: {
      subject: 'Um código de recuperação foi usado',
      heading: 'Um código de recuperação foi usado',
      text: 'Alguém entrou com um dos seus códigos de recuperação. Esse código não vale de novo.',
    },
    passkey_added: {
      subject: 'Uma chave de acesso foi adicionada',
      heading: 'Uma chave de acesso foi adicionada',
      text: 'A partir de agora esta chave de acesso abre sua conta.',
    },
    passkey_removed: {
      subject: 'Uma chave de acesso foi removida',
      heading: 'Uma chave de acesso foi removida',
      text: 'Esta chave de acesso não abre mais sua conta.',
    },
    session_reused: {
      subject: 'Encerramos uma das suas sessões',
      heading: 'Encerramos uma das suas sessões',
      text: 'Os dados de acesso de uma das suas sessões foram usados duas vezes e podem ter sido copiados. Encerramos essa sessão. Entre de novo.',
    },
    new_device: {
      subject: 'Novo acesso à sua conta',
      heading: 'Novo acesso à sua conta',
      text: 'Sua conta foi aberta em um navegador ou dispositivo que ainda não conhecíamos.',
    },
    staff_invitation: {
      subject: 'Você tem uma função de equipe na EGCR',
      heading: 'Adicione seu segundo fator',
      text: 'Sua conta poderá agir pela EGCR quando tiver um segundo fator. Abra as configurações de segurança, adicione um app autenticador ou uma chave de acesso e digite este convite quando for pedido. Vale uma vez, por 24 horas: {token}',
    },
    money_held: {
      subject: 'Por 24 horas nenhum dinheiro sai da sua carteira',
      heading: 'Seu dinheiro está retido por 24 horas',
      text: 'Sua senha, seu PIN ou um contato foi definido ou redefinido. Por isso, nenhum dinheiro sai da sua carteira por 24 horas. Você pode encerrar isso antes nas configurações, com seu outro contato ou um segundo fator. Não foi você? Escreva para nós agora.',
    },
    money_released: {
      subject: 'Seu dinheiro não está mais retido',
      heading: 'Seu dinheiro não está mais retido',
      text: 'Você confirmou que era você. O dinheiro pode sair da sua carteira novamente.',
    },
    roles_changed: {
      subject: 'As funções de alguém mudaram',
      heading: 'As funções de alguém mudaram',
      text: 'Alguém recebeu ou perdeu uma função que age em nome da EGCR. O registro de auditoria, na supervisão dos superadministradores, diz quem. Se ninguém da equipe quis isso, aja imediatamente.',
    },
    proposal_waiting: {
      subject: 'Uma proposta aguarda uma segunda pessoa',
      heading: 'Uma proposta aguarda uma segunda pessoa',
      text: 'Alguém da superadministração propôs algo que exige duas pessoas. Leia na supervisão da superadministração e aprove ou recuse. Nada acontece até outra pessoa decidir.',
    },
    sms_stopped: {
      subject: 'O envio de SMS foi interrompido',
      heading: 'O envio de SMS foi interrompido',
      text: 'Códigos demais saíram para um país ou no total, ou quase nenhum foi digitado. Até o fim da hora ou do dia nada mais é enviado para lá. O registro de auditoria, na supervisão dos superadministradores, diz para onde.',
    },
  },
  mail: {
    undoValidity: 'Vale uma única vez, por {hours} horas.',
    codeLabel: 'Ou digite este código:',
    validity: 'Vale uma única vez, por {minutes} minutos.',
    notAsked: 'Se você não pediu isto, não precisa fazer nada.',
    notYou: 'Se não foi você, redefina sua senha agora.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} confirma sua conta da EGCR. O código vale por {minutes} minutos.',
    code: '{code} é seu código da EGCR. Vale por {minutes} minutos.',
    pinReset: '{code} permite redefinir seu PIN da EGCR. Vale por {minutes} minutos. Não passe a ninguém.',
    phoneChange: '{code} confirma este número para sua conta da EGCR. O código vale por {minutes} minutos.',
    phoneChanged:
      'O telefone da sua conta da EGCR foi alterado. Não foi você? Desfaça em até {hours} horas: {link}',
    moneyHeld:
      'EGCR: sua senha, PIN ou contato foi definido ou redefinido. Nenhum dinheiro sai da sua carteira por 24 horas. Não foi você? Escreva para nós agora.',
    holdRelease:
      '{code} é seu código EGCR. Ele libera seu dinheiro e vale por {minutes} minutos. Não o passe a ninguém.',
  },
  linkPage: {
    title: 'Mais um passo',
    text: 'Toque no botão para continuar. Assim sabemos que foi uma pessoa, e não um filtro de correio, que abriu o link.',
    button: 'Continuar',
  },
  undoPage: {
    title: 'Desfazer a alteração?',
    text: 'O endereço ou número antigo volta, todas as sessões são encerradas, e as chaves de acesso e os aplicativos adicionados desde então são removidos.',
    button: 'Desfazer a alteração',
    doneTitle: 'A conta é sua de novo',
    doneText:
      'O endereço ou número antigo voltou e todas as sessões foram encerradas. Entre e escolha uma nova senha.',
    goneTitle: 'Este link não vale mais',
    goneText: 'Ele já foi usado, ou as 72 horas passaram. Escreva para nosso suporte se precisar de ajuda.',
  },
};
