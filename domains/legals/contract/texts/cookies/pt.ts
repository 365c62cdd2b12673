import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Cookies e armazenamento',
  summary: 'O que nossas páginas guardam em seu navegador e como você decide.',
  sections: [
    {
      id: 'short',
      title: 'Em resumo',
      body: [
        'Sem publicidade, sem rastreamento entre sites, nada de terceiros. Antes de sua escolha guardamos só aquilo sem o que a página não funciona.',
      ],
    },
    {
      id: 'necessary',
      title: 'Necessário',
      body: [
        'No armazenamento local: sua sessão enquanto conectado, sua resposta sobre cookies, as escolhas de exibição que você faz, como idioma, tema e valores ocultos, e um código de indicação que trouxe. No da aba, até fechá-la: a página que você queria antes de entrar, o que começou a preencher e um número para a visita depois de entrar. Também os arquivos do próprio site, para poder dizer quando você está sem conexão. Não exige consentimento, porque você pediu.',
        'Um cookie, definido quando você entra ou pede um código: um número aleatório pelo qual sua conta reconhece este navegador por noventa dias. Não abre nada; evita que as tentativas erradas de um estranho deixem você de fora.',
      ],
    },
    {
      id: 'optional',
      title: 'Só se você aceitar',
      body: [
        'Preferências: lembrar escolhas de modo que o servidor também leia e a página já chegue em seu idioma. Análise: anotar quais páginas você usa conectado, em nosso próprio servidor, por noventa dias. Local por segurança: o lugar aproximado de um acesso, arredondado a cerca de dez quilômetros, para notar acessos estranhos. Marketing: novidades dos serviços. Cada categoria é separada e desligada até você ligar.',
      ],
    },
    {
      id: 'choice',
      title: 'Sua escolha',
      body: [
        'A pergunta aparece um segundo após a primeira página, menos aqui: isto você pode ler em paz. Aceitar e recusar são igualmente fáceis. Se seu navegador envia Global Privacy Control ou Do Not Track, tratamos como recusa até você dizer outra coisa.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Mudar de ideia',
      body: [
        'No rodapé de cada página pública há o acesso às configurações de cookies. Retirar é tão fácil quanto aceitar, e o que foi guardado por esse consentimento é removido de seu navegador.',
      ],
    },
    {
      id: 'record',
      title: 'O que anotamos',
      body: [
        'Se você está conectado, guardamos a qual versão deste texto respondeu, o que escolheu, quando e em que idioma. É a prova de sua escolha, visível nas configurações.',
      ],
    },
    {
      id: 'changes',
      title: 'Mudanças',
      body: ['Se mudar o que este texto permite, a pergunta é feita de novo.'],
    },
  ],
  earlier: {
    '1.3': {
      necessary: [
        'No armazenamento local: sua sessão enquanto conectado, sua resposta sobre cookies, as escolhas de exibição que você faz, como idioma, tema e valores ocultos, e um código de indicação que trouxe. No da aba, até fechá-la: a página que você queria antes de entrar, o que começou a preencher e um número para a visita depois de entrar. Também os arquivos do próprio site, para poder dizer quando você está sem conexão. Não exige consentimento, porque você pediu.',
        'Um cookie, definido quando você entra ou pede um código: um número aleatório pelo qual sua conta reconhece este navegador por noventa dias. Não abre nada; evita que as tentativas erradas de um estranho deixem você de fora.',
      ],
    },
    '1.2': {
      necessary: [
        'No armazenamento local: sua sessão enquanto conectado, sua resposta sobre cookies, as escolhas de exibição que você faz, como idioma, tema e valores ocultos, e um código de indicação que trouxe. No da aba, até fechá-la: a página que você queria antes de entrar, o que começou a preencher e um número para a visita depois de entrar. Também os arquivos do próprio site, para poder dizer quando você está sem conexão. Não exige consentimento, porque você pediu.',
      ],
    },
    '1.1': {
      necessary: [
        'No armazenamento local: sua sessão enquanto conectado, sua resposta sobre cookies e as escolhas de exibição que você faz, como idioma e tema. No da aba: a página que você queria antes de entrar e um código de indicação que trouxe. Não exige consentimento, porque você pediu.',
      ],
      optional: [
        'Preferências: lembrar escolhas de modo que o servidor também leia e a página já chegue em seu idioma. Análise: contar as páginas usadas, em nosso próprio servidor. Local por segurança: o lugar aproximado de um acesso, arredondado a cerca de dez quilômetros, para notar acessos estranhos. Marketing: novidades dos serviços. Cada categoria é separada e desligada até você ligar.',
      ],
    },
    '1.0': {
      necessary: [
        'No armazenamento local: sua sessão enquanto conectado, sua resposta sobre cookies e as escolhas de exibição que você faz, como idioma e tema. No da aba: a página que você queria antes de entrar e um código de indicação que trouxe. Não exige consentimento, porque você pediu.',
      ],
      optional: [
        'Preferências: lembrar escolhas. Análise: contar as páginas usadas, em nosso próprio servidor. Marketing: novidades dos serviços. Cada categoria é separada e desligada até você ligar.',
      ],
    },
  },
};
