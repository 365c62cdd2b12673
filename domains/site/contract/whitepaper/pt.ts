import type { WhitepaperText } from './text.ts';

/** The white paper in Portuguese, as in Brazil. */
export const text: WhitepaperText = {
  sections: {
    summary: {
      title: 'Em resumo',
      body: [
        'A EGCR é uma estrutura para uma economia em que o dinheiro, os recursos públicos e o apoio às pessoas passam pelos mesmos livros abertos. Sua moeda é o JVD. Seus serviços são feitos para pessoas, empresas, governos e ONGs, que chegam a todos eles por uma única conta, em dez idiomas.',
        'Este documento diz o que a EGCR se propõe a fazer, como as partes se encaixam e até onde cada uma chegou. Ele separa três tipos de números: o que o programa afirma, o que pretende alcançar e o que foi medido. Cada número traz sua etiqueta, e a [lista no final](#figures) diz de onde ele vem.',
        'O que funciona hoje é uma conta com contatos comprovados, uma carteira para dez moedas, os pagamentos dentro da plataforma e um livro-razão selado que qualquer pessoa pode conferir. Subsídios, fundos, apoio à renda e a reserva estão em construção. Nada neste documento é uma oferta, e nenhum número nele é uma promessa.',
      ],
    },
    problem: {
      title: 'O problema',
      body: [
        'O dinheiro público é difícil de acompanhar. Um subsídio passa por ministérios, bancos e intermediários antes de chegar a uma escola ou oficina, e cada um mantém livros que não se encontram com os dos outros. O que se perde no caminho é descoberto tarde, quando é, e quem espera a ajuda prometida não vê em que pé ela está.',
        'A dívida deixou de ser vista por inteiro. O programa calcula a dívida dos governos em {governmentDebt} e a do mundo em {globalDebt}. Quem deve, seja família, empresa ou ministério, raramente encontra tudo em um só lugar, com as saídas ao lado e o preço de cada uma.',
        'As pequenas empresas dão trabalho a muita gente e recebem pouco do capital. O programa conta {smallBusinesses} delas. Muitas não conseguem provar o que ganham a um credor que nunca as viu, pagam caro para enviar dinheiro além de uma fronteira e esperam semanas para receber pelo que já entregaram.',
        'E quem perde o trabalho perde primeiro a renda e encontra por último o novo emprego. A ajuda chega depois de formulários, filas e semanas, de um órgão que não sabe se outro trabalho já começou e que precisa pedir cada comprovante duas vezes.',
      ],
    },
    framework: {
      title: 'A estrutura EGCR',
      body: [
        'A EGCR reúne quatro coisas que costumam viver separadas: uma identidade que mostra quem age, um livro-razão que registra o que se move, regras publicadas antes de serem aplicadas e programas que pagam pessoas, empresas e órgãos públicos. Cada uma pode ser usada sozinha. Juntas, tornam um pagamento rastreável da linha do orçamento até o recibo.',
        'Três princípios valem em toda parte. Primeiro, todo movimento de dinheiro é lançado dos dois lados ao mesmo tempo, e o que foi lançado nunca muda; um erro se corrige com um novo lançamento. Segundo, toda decisão diz sua regra: quem recebe um não vê qual condição faltou e o que mudaria a resposta. Terceiro, ninguém precisa confiar na nossa palavra: o que pode ser provado é entregue como prova a quem interessa.',
        'A estrutura foi pensada para {countries} países e territórios. Nenhum a adotou até este momento, e ela não precisa de nenhum para começar: pessoas e empresas podem usar o que está aberto hoje, sob a lei que já vale para elas.',
      ],
    },
    jvd: {
      title: 'O JVD: quantidade e taxa',
      body: [
        'O JVD, que se escreve Ɉ, é a unidade de dinheiro da própria plataforma. Nunca poderão existir mais de {totalSupply}: o limite está no próprio livro-razão. O programa pretende uma circulação de {circulating}, uma pequena parte desse limite. O que de fato circula aqui neste momento é publicado pela plataforma para todos e, em uma demonstração, é dinheiro fictício.',
        'Seu preço em dólares é administrado. Isso quer dizer que é definido por decisão, publicado com sua fonte e sua idade e repetido a cada hora. Enquanto a decisão não muda, fica em {rate}; o programa o publica como {tokenValue}. Ele não é o resultado de um mercado, e este documento não o chama assim.',
        'Outros dois métodos estão construídos e podem tomar seu lugar. Um oráculo toma a mediana de pelo menos três fontes independentes e para com um alarme quando elas são poucas demais ou saltam demais. Um preço de mercado segue os últimos negócios, assim que houver algum. O método em vigor aparece ao lado de cada taxa.',
        'Uma taxa com mais de um dia está vencida: é mostrada como tal, e nada é convertido por ela. As taxas formam uma única árvore, de modo que há exatamente um caminho de uma moeda a qualquer outra e nenhuma volta por várias delas dá ganho.',
        'Um número publicado pede cautela. O programa declara um valor de mercado de {marketCap}. O preço publicado vezes a circulação publicada dá {product}. Imprimimos o primeiro porque foi publicado, e o segundo porque qualquer pessoa pode calculá-lo.',
      ],
    },
    systems: {
      title: 'EconomicOS, GovOS e CivicOS',
      body: [
        'Sobre o mesmo livro-razão há três sistemas operacionais, um para cada tipo de instituição. Eles diferem nos formulários, nos papéis e em quem precisa aprovar; um lançamento tem a mesma aparência em todos.',
        'O EconomicOS é para empresas e mercados: registrar e verificar uma empresa, enviar e receber pagamentos, emitir tokens de participação e chegar ao capital sob as mesmas regras.',
        'O GovOS é para ministérios, regiões e cidades: recursos públicos do orçamento ao recibo, programas de dívida e pagamentos a cidadãos com os quais dois responsáveis precisam concordar.',
        'O CivicOS é para ONGs e instituições: subsídios, programas e relatórios que doadores e pessoas atendidas conseguem ler do mesmo jeito.',
        'Uma empresa que recebe o subsídio de uma região por meio de uma ONG aparece nos três: como uma só cadeia de lançamentos, não como três relatórios que alguém precisa conciliar.',
      ],
    },
    funds: {
      title: 'Subsídios e fundos setoriais',
      body: [
        'Os subsídios são para quem precisa de uma ferramenta, uma banca, um posto de saúde ou uma rede. O programa prevê três faixas: {grantPersonal} para uma pessoa, {grantBusiness} para uma empresa e {grantGovernment} para um órgão público. Um só formulário serve para todas. Dá para deixá-lo e retomá-lo, e antes do envio ele diz quais condições estão cumpridas.',
        'Os fundos de desenvolvimento setorial devem financiar o que nenhum subsídio consegue sozinho: energia, água, saúde, educação, moradia, transporte, agricultura e tecnologia. Juntos, pretendem alcançar {sectorFunds}. Como isso se divide entre os setores ainda não está definido, e nada foi depositado.',
        'As decisões devem seguir pesos publicados antes. Quem avalia declara seus interesses e fica fora dos casos em que os tem. Um subsídio é pago em etapas contra resultados combinados, de uma conta própria, para que o concedido, o pago e o gasto possam ser comparados linha por linha.',
        'Os pedidos ainda não estão abertos. Até lá, as páginas dizem isso e não recolhem dados.',
      ],
    },
    income: {
      title: 'Trabalho e apoio à renda',
      body: [
        'O banco de empregos deve aproximar pessoas e vagas pelos dois lados. Ele procura em nome de quem permitir, explica cada indicação e pergunta o salário às empresas antes de publicar. Sua meta são {jobs} pessoas trabalhando.',
        'O apoio à renda deve começar quando o trabalho termina e diminuir conforme os ganhos voltam, para que aceitar um emprego sempre compense. Candidatar-se pelo mural conta como prova da procura; ninguém preenche o mesmo formulário duas vezes. O que cabe a cada pessoa é calculado por regras publicadas, e cada pagamento mostra a conta.',
        'O apoio será pago de contas de programas, e uma conta assim pode ficar vazia. Quando um orçamento não basta, os pagamentos daquela rodada esperam uma decisão à vista de todos; nunca são cortados em silêncio. Hoje nenhum programa tem recursos, e ninguém está inscrito.',
      ],
    },
    reserve: {
      title: 'O sistema de reserva',
      body: [
        'Uma moeda vale o que está por trás dela, e a facilidade com que isso pode ser conferido. O sistema de reserva foi planejado em quatro camadas, do saldo de uma pessoa à reserva central. As duas primeiras funcionam hoje; as outras duas estão em construção.',
        'Bancos de reserva subnacionais guardariam uma parte obrigatória dos depósitos do seu estado, província ou cidade, liquidariam entre si por ordem de urgência e publicariam a cada período se cumpriram a exigência. Fundos soberanos investiriam apenas o que passa da reserva e dividiriam o retorno com as pessoas do lugar.',
        'O programa pretende um seguro de depósitos de até {depositInsurance}. Hoje não existe nenhum. Nenhuma seguradora, nenhum Estado e nenhum fundo está por trás de um saldo e, até que esteja, nenhuma página desta plataforma dirá outra coisa.',
      ],
    },
    governance: {
      title: 'Governança',
      body: [
        'O poder sobre o dinheiro deve ser dividido: quem aprova uma rodada de pagamentos não pode ser quem a preparou. Já hoje o servidor confere os papéis da equipe e o segundo fator, não há administrador de fábrica, o último não pode ser removido e os demais são avisados de toda mudança de papel.',
        'Os documentos legais têm versões. Uma versão publicada nunca muda, como mostra a impressão digital de cada uma, e quem aceitou uma anterior é consultado de novo. Todas estão na página de [documentos legais](/legals).',
        'As regras dos programas devem seguir o mesmo caminho: publicadas com versão e data antes de valer, e guardadas com cada decisão, para que um recurso seja julgado pelas regras do seu dia.',
        'Os países, as regiões e as pessoas que participam deveriam ter voz nessas regras. Como terão ainda não está definido, e este documento não finge que está. Até lá, o operador da plataforma responde por cada decisão.',
      ],
    },
    technology: {
      title: 'Tecnologia: livros que se provam sozinhos',
      body: [
        'O livro-razão é mantido em partidas dobradas. Os valores são unidades mínimas inteiras, nunca frações que um computador arredonda em silêncio. Os saldos de uma moeda sempre somam zero. O próprio banco de dados recusa um lançamento com lados desiguais, uma lacuna, um saldo descoberto ou uma mudança no que já aconteceu. Um pagamento pedido duas vezes com a mesma chave acontece uma vez.',
        'O livro-razão também é selado. A cada poucos segundos, enquanto há dinheiro em movimento, as novas transferências entram em uma árvore de Merkle construída como na RFC 6962. Sua raiz é assinada com uma chave que o banco de dados não tem e publicada fora dele. Quem tem um recibo pode [conferi-lo no próprio navegador](/verify): que a transferência está na árvore e que nada nela mudou. Os operadores conferem o todo com um único comando.',
        'Testamos isso tentando quebrá-lo. Em uma execução registrada, {transfers} transferências de todos os tipos foram lançadas por centenas de clientes ao mesmo tempo; depois, foram encontradas {broken} regras do livro-razão violadas. Outro teste derruba servidores e bancos de dados no meio de pagamentos e depois prova que o que foi confirmado está lá, e uma vez só.',
        'A velocidade é medida contra uma régua do próprio banco de dados, transações como as do teste TPC-B, nos mesmos minutos e nos mesmos dois núcleos ocupados. O gráfico mostra a pior de três execuções, inclusive onde ficou aquém do que queríamos.',
        'O acesso exige uma senha ou uma chave de acesso, e um PIN para tudo o que mostra ou move dinheiro. As tentativas são contadas antes de serem comparadas. As páginas não carregam nada de outros servidores. O que sabemos que falta está na [página de segurança](/security).',
      ],
    },
    risks: {
      title: 'Riscos',
      body: [
        'Quem decide usar ou apoiar a EGCR deve saber o que pode dar errado.',
        'Decisão. Uma taxa administrada pode ser mal definida ou defendida por tempo demais. Publicá-la permite que as pessoas vejam isso; não as protege disso.',
        'Adesão. As metas precisam de muitíssimos participantes. Sem eles, os fundos ficam vazios, e o JVD é uma unidade que poucos aceitam.',
        'Lei. As regras sobre dinheiro, pagamentos, dados e ajuda pública variam de lugar para lugar, e mudam. Os serviços só abrem onde são permitidos, e alguns talvez nunca abram.',
        'Tecnologia. Todo software tem falhas. Um livro-razão selado mostra que um registro não foi alterado; não consegue mostrar que quem entrou era a pessoa certa, nem que um fato fora do livro é verdadeiro.',
        'Concentração. Hoje um único operador mantém a plataforma. Raízes assinadas, formatos abertos e exportações limitam o que ele poderia esconder e permitem sair; não substituem uma supervisão.',
      ],
    },
    not: {
      title: 'O que a EGCR não é',
      body: [
        'A EGCR não é um registro estatal. O que é registrado aqui prova que foi registrado; não prova propriedade, residência nem cidadania, nem que uma empresa existe perante a lei.',
        'A EGCR não é um banco licenciado. Não recebe depósitos no sentido da lei bancária e não concede empréstimos.',
        'A EGCR não é um seguro de depósitos, e nenhum seguro de depósitos está por trás dela.',
        'O JVD não tem curso legal. Ninguém é obrigado a aceitá-lo, e seu valor pode cair a nada.',
        'Este documento não é um prospecto nem um conselho sobre investimentos, impostos ou direito. As demonstrações funcionam com dinheiro fictício, indicado como tal onde quer que apareça.',
      ],
    },
    roadmap: {
      title: 'Roteiro',
      body: [
        'Um passo está dado quando as pessoas podem usá-lo e um teste prova que ele faz o que diz. Dos {allScreens} endereços desta versão, {openScreens} estão abertos; os outros dizem ali mesmo que não estão.',
        'Aberto: contas com contatos comprovados e PIN; carteira, pagamentos, pedidos de dinheiro, pagamentos agendados, extratos e conversão; o livro-razão selado com sua conferência pública; documentos legais e contato.',
        'Em seguida: subsídios e fundos setoriais, o banco de empregos com apoio à renda, registro e verificação de empresas, relatórios de crédito e gestão de dívidas.',
        'Mais adiante: o mercado de capitais, o sistema de reserva, o gateway de pagamento e agentes que preparam o que você aprova. Cada um é examinado por juristas do lugar antes de abrir ali.',
        'Não há datas aqui. Uma data que não pudéssemos cumprir valeria menos para você do que um estado que você pode conferir.',
      ],
    },
    figures: {
      title: 'Os números e de onde vêm',
      body: [
        'Todos os números deste documento, cada um com seu tipo e sua fonte. Quem duvida de um número medido pode medi-lo de novo: o comando ou o endereço está ao lado.',
      ],
    },
  },
  kinds: {
    claim: {
      label: 'Afirmação',
      short: 'afirmação',
      text: 'Declarado pelo programa. Esta plataforma não verificou.',
    },
    target: {
      label: 'Meta da plataforma',
      short: 'meta',
      text: 'O que o programa pretende alcançar. Ainda não foi alcançado.',
    },
    measured: {
      label: 'Medido',
      short: 'medido',
      text: 'Contado, cronometrado ou calculado. A fonte é indicada para que você possa repetir.',
    },
  },
  figures: {
    countries: 'Países e territórios',
    governmentDebt: 'Dívida dos governos',
    globalDebt: 'Dívida do mundo',
    smallBusinesses: 'Pequenas empresas',
    totalSupply: 'Máximo de JVD que poderá existir',
    circulating: 'JVD em circulação',
    rate: 'Preço administrado de um JVD',
    tokenValue: 'Preço publicado de um JVD e sua variação em um dia',
    marketCap: 'Valor de mercado publicado',
    product: 'Preço publicado vezes circulação publicada',
    grantPersonal: 'Subsídio para uma pessoa',
    grantBusiness: 'Subsídio para uma empresa',
    grantGovernment: 'Subsídio para um órgão público',
    sectorFunds: 'Todos os fundos setoriais juntos',
    jobs: 'Pessoas trabalhando',
    depositInsurance: 'Seguro de depósitos',
    transfers: 'Transferências de uma execução registrada',
    broken: 'Regras encontradas violadas nela',
    allScreens: 'Endereços desta versão',
    openScreens: 'Destes, abertos',
  },
  charts: {
    supply: {
      title: 'O que deve circular, de todo o JVD que poderá existir',
      note: 'Quinhentos quadrados são o total. O preenchido é mais ou menos o que deve circular.',
    },
    debt: { title: 'Os fundos setoriais ao lado das dívidas', note: 'Os três na mesma escala.' },
    grants: {
      title: 'De quanto a quanto vai um subsídio',
      note: 'Cada passo da escala é dez vezes o anterior.',
    },
    work: {
      title: 'Das pessoas contadas aqui até a meta',
      note: 'Cada passo da escala é dez vezes o anterior.',
      counted: 'Pessoas com conta aqui',
      waiting: 'sendo lido',
      failed: 'não pode ser lido no momento',
    },
    reserve: {
      title: 'Quatro camadas, do saldo de uma pessoa à reserva central',
      note: 'As camadas cheias funcionam hoje; as contornadas estão em construção.',
      layers: {
        balances: {
          name: 'Saldos',
          holds: 'O que pessoas e empresas possuem, lançamento por lançamento, nunca abaixo de zero',
        },
        liquidity: {
          name: 'Liquidez',
          holds: 'As contas da própria plataforma em cada moeda, que pagam as conversões',
        },
        subnational: {
          name: 'Bancos de reserva subnacionais',
          holds: 'Uma parte obrigatória dos depósitos de um estado, província ou cidade',
        },
        central: {
          name: 'Reserva central',
          holds: 'O que está por trás do JVD, com uma prova pública',
        },
      },
      works: 'funciona hoje',
      building: 'em construção',
    },
    bench: {
      title: 'Transferências para cada transação da régua',
      note: 'A pior de três execuções; a linha marca o que queríamos.',
      rows: {
        spread: 'Entre dez mil contas',
        busy: 'Entre dez contas muito usadas',
        payer: 'De um pagador para dez mil',
        single: 'Uma chamada por transferência',
      },
      wanted: 'Desejado',
    },
    open: {
      title: 'Até onde a plataforma chegou',
      note: 'Contado na tabela de endereços quando esta página foi construída.',
      open: 'Aberto',
      building: 'Ainda não aberto',
    },
  },
  table: {
    open: 'Mostrar os números em tabela',
    thing: 'O quê',
    value: 'Número',
    kind: 'Tipo',
    source: 'Fonte',
    holds: 'Contém',
    state: 'Estado',
    published: 'Publicado pelo programa',
  },
  contents: 'Sumário',
  eyebrow: 'Livro branco',
  version: 'Versão {version}, {date}',
};
