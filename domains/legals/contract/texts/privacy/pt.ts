import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Aviso de privacidade',
  summary: 'Que dados seus guardamos, por quê, por quanto tempo e o que você pode fazer.',
  sections: [
    {
      id: 'who',
      title: 'Quem é responsável',
      body: ['Quem opera esta instalação. Fale pela página de contato; escolha “Privacidade e dados”.'],
    },
    {
      id: 'what',
      title: 'O que guardamos',
      body: [
        'Seu e-mail ou telefone, nome e nome de usuário, configurações, e senha e PIN como hashes irreversíveis. Suas sessões com aparelho e rede. Seus movimentos de dinheiro. Quem indicou você, se usou um código. Os textos legais aceitos. O que você nos escreve.',
        'Um registro completo de atividades só é mantido com seu consentimento. Sem ele, anotamos apenas eventos de segurança, como um acesso, com endereço de rede encurtado e sem lugar.',
      ],
    },
    {
      id: 'why',
      title: 'Por quê',
      body: [
        'Para manter sua conta e cumprir o que você ordena, que é nosso contrato; para proteger contas contra abuso, nosso interesse legítimo; para cumprir deveres legais de registro; e o resto só com seu consentimento.',
      ],
    },
    {
      id: 'how-long',
      title: 'Por quanto tempo',
      body: [
        'O registro de atividades, noventa dias; seus eventos de segurança, treze meses. Mensagens, um ano após resolvidas. Dados da conta, enquanto você a tiver. Os lançamentos do livro ficam, porque o outro lado também precisa deles; fechada a conta, não mostram mais seu nome a outros.',
      ],
    },
    {
      id: 'who-else',
      title: 'Quem mais os vê',
      body: [
        'Ninguém a quem os vendamos: não vendemos nada nem mostramos publicidade. Quem entrega e-mails e SMS vê o que entrega. Quem paga você, ou recebe de você, vê nome e nome de usuário. A página não carrega nada de outras empresas.',
      ],
    },
    {
      id: 'rights',
      title: 'Seus direitos',
      body: [
        'Você pode ler e corrigir seus dados nas configurações, exportar ou apagar o registro de atividades, levar extratos em arquivos, opor-se, retirar o consentimento e pedir cópia ou exclusão. Respondemos em um mês. Também pode reclamar à autoridade de proteção de dados.',
      ],
    },
    {
      id: 'safety',
      title: 'Como são protegidos',
      body: [
        'As conexões são cifradas quando o site é servido por HTTPS, segredos ficam em hash, o acesso é verificado no servidor a cada chamada, e a equipe precisa de segundo fator. Há mais na página de segurança.',
      ],
    },
  ],
  earlier: {
    '1.1': {
      what: [
        'Seu e-mail ou telefone, nome e nome de usuário, configurações, e senha e PIN como hashes irreversíveis. Suas sessões com aparelho e rede. Seus movimentos de dinheiro. Quem indicou você, se usou um código. Os textos legais aceitos. O que você nos escreve.',
        'Um registro completo de atividades só é mantido com seu consentimento. Sem ele, anotamos apenas eventos de segurança, como um acesso, com endereço de rede encurtado e sem lugar.',
      ],
      why: [
        'Para manter sua conta e cumprir o que você ordena, que é nosso contrato; para proteger contas contra abuso, nosso interesse legítimo; para cumprir deveres legais de registro; e o resto só com seu consentimento.',
      ],
      'how-long': [
        'O registro de atividades, noventa dias; seus eventos de segurança, treze meses. Mensagens, um ano após resolvidas. Dados da conta, enquanto você a tiver. Os lançamentos do livro ficam, porque o outro lado também precisa deles; fechada a conta, não mostram mais seu nome a outros.',
      ],
      rights: [
        'Você pode ler e corrigir seus dados nas configurações, exportar ou apagar o registro de atividades, levar extratos em arquivos, opor-se, retirar o consentimento e pedir cópia ou exclusão. Respondemos em um mês. Também pode reclamar à autoridade de proteção de dados.',
      ],
      safety: [
        'As conexões são cifradas quando o site é servido por HTTPS, segredos ficam em hash, o acesso é verificado no servidor a cada chamada, e a equipe precisa de segundo fator. Há mais na página de segurança.',
      ],
    },
    '1.0': {
      what: [
        'Seu e-mail ou telefone, nome e nome de usuário, configurações, e senha e PIN como hashes irreversíveis. Suas sessões com aparelho e rede. Seus movimentos de dinheiro. Quem indicou você, se usou um código. Os textos legais aceitos. O que você nos escreve.',
        'Um registro completo de atividades só é mantido com seu consentimento. Sem ele, anotamos apenas eventos de segurança, como um acesso, com endereço de rede encurtado e sem lugar.',
      ],
      why: [
        'Para manter sua conta e cumprir o que você ordena, que é nosso contrato; para proteger contas contra abuso, nosso interesse legítimo; para cumprir deveres legais de registro; e o resto só com seu consentimento.',
      ],
      'how-long': [
        'O registro de atividades, noventa dias. Mensagens, um ano. Dados da conta, enquanto você a tiver. Os lançamentos do livro ficam.',
      ],
      rights: [
        'Você pode ler e corrigir seus dados nas configurações, exportar ou apagar o registro de atividades, levar extratos em arquivos, opor-se, retirar o consentimento e pedir cópia ou exclusão. Respondemos em um mês. Também pode reclamar à autoridade de proteção de dados.',
      ],
      safety: [
        'As conexões são cifradas quando o site é servido por HTTPS, segredos ficam em hash, o acesso é verificado no servidor a cada chamada, e a equipe precisa de segundo fator. Há mais na página de segurança.',
      ],
    },
  },
};
