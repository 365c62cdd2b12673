import type { WhitepaperText } from './text.ts';

/** The white paper in Spanish. */
export const text: WhitepaperText = {
  sections: {
    summary: {
      title: 'En pocas palabras',
      body: [
        'EGCR es un marco para una economía cuyo dinero, cuyos fondos públicos y cuyas ayudas a las personas pasan por los mismos libros abiertos. Su moneda es el JVD. Sus servicios están pensados para personas, empresas, gobiernos y ONG, que llegan a todos ellos con una sola cuenta y en diez idiomas.',
        'Este documento dice qué se propone EGCR, cómo encajan sus partes y hasta dónde ha llegado cada una. Distingue tres clases de cifras: lo que el programa afirma, lo que busca alcanzar y lo que se ha medido. Cada cifra lleva su etiqueta, y la [lista del final](#figures) dice de dónde viene.',
        'Lo que funciona hoy es una cuenta con contactos comprobados, un monedero para diez monedas, los pagos dentro de la plataforma y un libro mayor sellado que cualquiera puede revisar. Las subvenciones, los fondos, el apoyo a los ingresos y la reserva están en construcción. Nada en este documento es una oferta, y ninguna de sus cifras es una promesa.',
      ],
    },
    problem: {
      title: 'El problema',
      body: [
        'El dinero público es difícil de seguir. Una subvención pasa por ministerios, bancos e intermediarios antes de llegar a una escuela o a un taller, y cada uno lleva unos libros que no se encuentran con los de los demás. Lo que se pierde por el camino se descubre tarde, si se descubre, y quienes esperan la ayuda prometida no pueden ver dónde está.',
        'La deuda ya no se ve entera en ninguna parte. El programa calcula la deuda de los gobiernos en {governmentDebt} y la del mundo en {globalDebt}. Quien debe, sea un hogar, una empresa o un ministerio, rara vez la encuentra toda en un solo lugar, con las salidas al lado y el precio de cada una.',
        'Las empresas pequeñas dan trabajo a mucha gente y reciben poco del capital. El programa cuenta {smallBusinesses}. Muchas no pueden demostrar lo que ganan ante un prestamista que no las conoce, pagan caro por enviar dinero al otro lado de una frontera y esperan semanas para cobrar lo que ya entregaron.',
        'Y quienes pierden el trabajo pierden primero los ingresos y encuentran al final el nuevo empleo. La ayuda llega después de formularios, filas y semanas, desde una oficina que no sabe si ya empezó otro trabajo y que tiene que pedir dos veces cada comprobante.',
      ],
    },
    framework: {
      title: 'El marco EGCR',
      body: [
        'EGCR reúne cuatro cosas que suelen vivir separadas: una identidad que muestra quién actúa, un libro mayor que registra lo que se mueve, unas reglas que se publican antes de aplicarse y unos programas que pagan a personas, empresas y organismos públicos. Cada una puede usarse sola. Juntas permiten seguir un pago desde la línea del presupuesto hasta el recibo.',
        'Tres principios valen en todas partes. Primero, todo movimiento de dinero se anota a la vez en los dos lados, y lo anotado no cambia nunca; un error se corrige con una anotación nueva. Segundo, toda decisión nombra su regla: quien recibe un no ve qué condición faltó y qué lo cambiaría. Tercero, nadie tiene que creernos: lo que se puede demostrar se entrega como prueba a quien le concierne.',
        'El marco está pensado para {countries} países y territorios. Ninguno lo ha adoptado al escribir estas líneas, y no hace falta ninguno para empezar: las personas y las empresas pueden usar lo que está abierto hoy bajo la ley que ya se les aplica.',
      ],
    },
    jvd: {
      title: 'El JVD: cantidad y tipo de cambio',
      body: [
        'El JVD, que se escribe Ɉ, es la unidad de dinero propia de la plataforma. Nunca podrá haber más de {totalSupply}: el límite está en el propio libro mayor. El programa busca una circulación de {circulating}, una parte pequeña de ese límite. Lo que de verdad circula aquí en este momento lo publica la plataforma para todos, y en una demostración es dinero ficticio.',
        'Su precio en dólares es administrado. Eso quiere decir que se fija por decisión, se publica con su fuente y su antigüedad y se repite cada hora. Mientras la decisión no cambie, está en {rate}; el programa lo publica como {tokenValue}. No es el resultado de un mercado, y este documento no lo llama así.',
        'Hay otros dos métodos construidos que pueden ocupar su lugar. Un oráculo toma la mediana de al menos tres fuentes independientes y se detiene con una alarma cuando son muy pocas o saltan demasiado. Un precio de mercado sigue las últimas operaciones, en cuanto las haya. El método vigente figura junto a cada tipo de cambio.',
        'Un tipo con más de un día está caducado: se muestra como tal y nada se convierte con él. Los tipos forman un solo árbol, de modo que hay exactamente un camino de cualquier moneda a otra y ninguna vuelta por varias deja ganancia.',
        'Una cifra publicada pide cautela. El programa declara un valor de mercado de {marketCap}. El precio publicado por la circulación publicada da {product}. Imprimimos la primera porque está publicada, y la segunda porque cualquiera puede calcularla.',
      ],
    },
    systems: {
      title: 'EconomicOS, GovOS y CivicOS',
      body: [
        'Sobre el mismo libro mayor hay tres sistemas operativos, uno para cada clase de institución. Se diferencian en los formularios, en los roles y en quién tiene que aprobar; una anotación se ve igual en todos.',
        'EconomicOS es para empresas y mercados: registrar y verificar una empresa, enviar y recibir pagos, emitir tokens de participación y llegar al capital con unas mismas reglas.',
        'GovOS es para ministerios, regiones y ciudades: fondos públicos del presupuesto al recibo, programas de deuda y pagos a la ciudadanía en los que dos responsables tienen que estar de acuerdo.',
        'CivicOS es para ONG e instituciones: subvenciones, programas e informes que pueden leer por igual quienes donan y quienes reciben la ayuda.',
        'Una empresa que recibe una subvención de una región a través de una ONG aparece en los tres: como una sola cadena de anotaciones, no como tres informes que alguien tiene que conciliar.',
      ],
    },
    funds: {
      title: 'Subvenciones y fondos sectoriales',
      body: [
        'Las subvenciones son para quienes necesitan una herramienta, un puesto, una clínica o una red. El programa prevé tres rangos: {grantPersonal} para una persona, {grantBusiness} para una empresa y {grantGovernment} para un organismo público. Un solo formulario sirve para todos. Se puede dejar y retomar, y antes de enviarlo dice qué condiciones se cumplen.',
        'Los fondos de desarrollo sectorial deben financiar lo que ninguna subvención puede por sí sola: energía, agua, salud, educación, vivienda, transporte, agricultura y tecnología. Juntos buscan alcanzar {sectorFunds}. Todavía no está fijado cómo se reparte entre los sectores, y nada de eso se ha aportado aún.',
        'Las decisiones deben seguir unos pesos publicados de antemano. Quienes evalúan declaran sus intereses y quedan fuera de los casos en los que los tienen. Una subvención se paga por etapas contra resultados acordados, desde una cuenta propia, de modo que lo concedido, lo pagado y lo gastado se puedan comparar línea por línea.',
        'Las solicitudes todavía no están abiertas. Hasta que lo estén, las páginas lo dicen y no recogen datos.',
      ],
    },
    income: {
      title: 'Trabajo y apoyo a los ingresos',
      body: [
        'La bolsa de empleo debe acercar a personas y vacantes desde los dos lados. Busca en nombre de quien se lo permite, explica el porqué de cada coincidencia y pregunta a las empresas el salario antes de publicar. Su objetivo son {jobs} personas con trabajo.',
        'El apoyo a los ingresos debe empezar cuando termina el trabajo e ir bajando a medida que vuelven las ganancias, de modo que aceptar un empleo siempre valga la pena. Postularse en la bolsa cuenta como prueba de la búsqueda; nadie llena dos veces el mismo formulario. Lo que corresponde a cada persona se calcula con reglas publicadas, y cada pago muestra su cálculo.',
        'El apoyo se pagará desde cuentas de programas, y una cuenta así puede quedarse vacía. Cuando un presupuesto no alcanza, los pagos de esa ronda esperan una decisión a la vista de todos; nunca se recortan en silencio. Hoy no hay ningún programa con fondos ni nadie inscrito.',
      ],
    },
    reserve: {
      title: 'El sistema de reserva',
      body: [
        'Una moneda vale lo que vale su respaldo, y lo fácil que sea comprobarlo. El sistema de reserva está previsto en cuatro capas, desde el saldo de una persona hasta la reserva central. Las dos primeras funcionan hoy; las otras dos están en construcción.',
        'Los bancos de reserva subnacionales guardarían una parte obligatoria de los depósitos de su estado, provincia o ciudad, liquidarían entre sí por orden de urgencia y publicarían en cada periodo si cumplieron el requisito. Los fondos soberanos invertirían solo lo que exceda la reserva y compartirían el rendimiento con la gente del lugar.',
        'El programa busca un seguro de depósitos de hasta {depositInsurance}. Hoy no existe. Ninguna aseguradora, ningún Estado y ningún fondo respalda un saldo, y mientras no lo haga, ninguna página de esta plataforma dirá otra cosa.',
      ],
    },
    governance: {
      title: 'Gobernanza',
      body: [
        'El poder sobre el dinero debe estar dividido: quien aprueba una ronda de pagos no puede ser quien la preparó. Ya hoy el servidor comprueba los roles del personal y su segundo factor, no hay administradores de fábrica, el último no se puede quitar y los demás se enteran de cada cambio de rol.',
        'Los documentos legales tienen versiones. Una versión publicada no cambia nunca, como muestra la huella de cada una, y a quien aceptó una anterior se le vuelve a preguntar. Todas están en la página de [documentos legales](/legals).',
        'Las reglas de los programas deben seguir el mismo camino: publicadas con versión y fecha antes de aplicarse, y guardadas con cada decisión, para que una apelación se juzgue con las reglas de su día.',
        'Los países, las regiones y las personas que participan deberían tener voz en estas reglas. Cómo la tendrán no está decidido, y este documento no finge lo contrario. Hasta entonces, el operador de la plataforma responde de cada decisión.',
      ],
    },
    technology: {
      title: 'Tecnología: libros que se demuestran solos',
      body: [
        'El libro mayor se lleva por partida doble. Los importes son unidades mínimas enteras, nunca fracciones que una computadora redondea en silencio. Los saldos de una moneda siempre suman cero. La propia base de datos rechaza una anotación con lados desiguales, un hueco, un descubierto o un cambio en lo ya ocurrido. Un pago que se pide dos veces con la misma clave ocurre una vez.',
        'Además, el libro mayor está sellado. Cada pocos segundos, mientras se mueve dinero, las transferencias nuevas entran en un árbol de Merkle construido como en la RFC 6962. Su raíz se firma con una clave que la base de datos no tiene y se publica fuera de ella. Quien tiene un recibo puede [comprobarlo en su propio navegador](/verify): que la transferencia está en el árbol y que nada de ella ha cambiado. Los operadores comprueban el conjunto con un solo comando.',
        'Lo probamos intentando romperlo. En una ejecución registrada se asentaron {transfers} transferencias de todo tipo, pedidas por cientos de clientes a la vez; después se encontraron {broken} reglas rotas del libro mayor. Otra prueba mata servidores y bases de datos en medio de los pagos y luego demuestra que lo confirmado está ahí, y una sola vez.',
        'La velocidad se mide contra una vara de la propia base de datos, transacciones como las de la prueba TPC-B, en los mismos minutos y en los mismos dos núcleos ocupados. El gráfico muestra la peor de tres ejecuciones, también donde no llegó a lo que queríamos.',
        'Entrar exige una contraseña o una llave de acceso, y un PIN para todo lo que muestra o mueve dinero. Los intentos se cuentan antes de compararse. Las páginas no cargan nada de otros servidores. Lo que sabemos que falta está en la [página de seguridad](/security).',
      ],
    },
    risks: {
      title: 'Riesgos',
      body: [
        'Quien decida usar o apoyar EGCR debe saber qué puede salir mal.',
        'Decisión. Un tipo administrado puede fijarse mal o defenderse demasiado tiempo. Publicarlo permite que la gente lo vea; no la protege de ello.',
        'Adopción. Los objetivos necesitan muchísimos participantes. Sin ellos los fondos quedan vacíos, y el JVD es una unidad que pocos aceptan.',
        'Ley. Las normas sobre dinero, pagos, datos y ayudas públicas varían de un lugar a otro, y cambian. Los servicios abren solo donde están permitidos, y algunos quizá no abran nunca.',
        'Tecnología. El software tiene fallos. Un libro mayor sellado muestra que un registro no fue alterado; no puede mostrar que quien entró era la persona correcta, ni que un hecho de fuera del libro sea cierto.',
        'Concentración. Hoy un solo operador lleva la plataforma. Las raíces firmadas, los formatos abiertos y las exportaciones limitan lo que podría ocultar y permiten irse; no sustituyen a la supervisión.',
      ],
    },
    not: {
      title: 'Lo que EGCR no es',
      body: [
        'EGCR no es un registro estatal. Lo que se registra aquí demuestra que fue registrado; no demuestra propiedad, residencia ni ciudadanía, ni que una empresa exista legalmente.',
        'EGCR no es un banco con licencia. No recibe depósitos en el sentido de la ley bancaria ni concede préstamos.',
        'EGCR no es un seguro de depósitos, y ninguno lo respalda.',
        'El JVD no es moneda de curso legal. Nadie está obligado a aceptarlo, y su valor puede caer a nada.',
        'Este documento no es un folleto de emisión ni un consejo de inversión, fiscal o legal. Las demostraciones funcionan con dinero ficticio, marcado como tal dondequiera que aparece.',
      ],
    },
    roadmap: {
      title: 'Hoja de ruta',
      body: [
        'Un paso está dado cuando la gente puede usarlo y una prueba demuestra que hace lo que dice. De las {allScreens} direcciones de esta versión, {openScreens} están abiertas; las demás dicen allí mismo que no lo están.',
        'Abierto: cuentas con contactos comprobados y PIN; monedero, pagos, solicitudes, pagos programados, extractos y conversión; el libro mayor sellado con su comprobación pública; documentos legales y contacto.',
        'Después: subvenciones y fondos sectoriales, la bolsa de empleo con apoyo a los ingresos, registro y verificación de empresas, informes de crédito y gestión de deudas.',
        'Más adelante: el mercado de capitales, el sistema de reserva, la pasarela de pagos y agentes que preparan lo que tú apruebas. Cada uno lo revisan abogados del lugar antes de abrir allí.',
        'Aquí no hay fechas. Una fecha que no pudiéramos cumplir te serviría menos que un estado que puedes comprobar.',
      ],
    },
    figures: {
      title: 'Las cifras y de dónde vienen',
      body: [
        'Todas las cifras de este documento, cada una con su clase y su fuente. Quien dude de una medida puede medirla otra vez: el comando o la dirección está al lado.',
      ],
    },
  },
  kinds: {
    claim: {
      label: 'Afirmación',
      short: 'afirmación',
      text: 'La declara el programa. Esta plataforma no la ha comprobado.',
    },
    target: {
      label: 'Objetivo de la plataforma',
      short: 'objetivo',
      text: 'Lo que el programa busca alcanzar. Todavía no se ha logrado.',
    },
    measured: {
      label: 'Medido',
      short: 'medido',
      text: 'Contado, cronometrado o calculado. Se nombra la fuente para que puedas repetirlo.',
    },
  },
  figures: {
    countries: 'Países y territorios',
    governmentDebt: 'Deuda de los gobiernos',
    globalDebt: 'Deuda del mundo',
    smallBusinesses: 'Empresas pequeñas',
    totalSupply: 'Máximo de JVD que podrá existir',
    circulating: 'JVD en circulación',
    rate: 'Precio administrado de un JVD',
    tokenValue: 'Precio publicado de un JVD y su cambio en un día',
    marketCap: 'Valor de mercado publicado',
    product: 'Precio publicado por circulación publicada',
    grantPersonal: 'Subvención para una persona',
    grantBusiness: 'Subvención para una empresa',
    grantGovernment: 'Subvención para un organismo público',
    sectorFunds: 'Todos los fondos sectoriales juntos',
    jobs: 'Personas con trabajo',
    depositInsurance: 'Seguro de depósitos',
    transfers: 'Transferencias de una ejecución registrada',
    broken: 'Reglas que se encontraron rotas en ella',
    allScreens: 'Direcciones de esta versión',
    openScreens: 'De ellas, abiertas',
  },
  charts: {
    supply: {
      title: 'Lo que debe circular, de todos los JVD que podrán existir',
      note: 'Quinientos cuadrados son el total. El relleno es más o menos lo que debe circular.',
    },
    debt: {
      title: 'Los fondos sectoriales junto a las deudas',
      note: 'Los tres en una misma escala.',
    },
    grants: {
      title: 'De cuánto a cuánto va una subvención',
      note: 'Cada paso de la escala es diez veces el anterior.',
    },
    work: {
      title: 'De las personas contadas aquí al objetivo',
      note: 'Cada paso de la escala es diez veces el anterior.',
      counted: 'Personas con cuenta aquí',
      waiting: 'leyéndose',
      failed: 'no se puede leer por ahora',
    },
    reserve: {
      title: 'Cuatro capas, del saldo de una persona a la reserva central',
      note: 'Las capas rellenas funcionan hoy; las de contorno están en construcción.',
      layers: {
        balances: {
          name: 'Saldos',
          holds: 'Lo que poseen personas y empresas, anotación por anotación, nunca bajo cero',
        },
        liquidity: {
          name: 'Liquidez',
          holds: 'Las cuentas propias de la plataforma en cada moneda, con las que se pagan las conversiones',
        },
        subnational: {
          name: 'Bancos de reserva subnacionales',
          holds: 'Una parte obligatoria de los depósitos de un estado, provincia o ciudad',
        },
        central: {
          name: 'Reserva central',
          holds: 'Lo que respalda el JVD, con una prueba pública',
        },
      },
      works: 'funciona hoy',
      building: 'en construcción',
    },
    bench: {
      title: 'Transferencias por cada transacción de la vara',
      note: 'La peor de tres ejecuciones; la línea marca lo que queríamos.',
      rows: {
        spread: 'Entre diez mil cuentas',
        busy: 'Entre diez cuentas muy usadas',
        payer: 'De un pagador a diez mil',
        single: 'Una llamada por transferencia',
      },
      wanted: 'Deseado',
    },
    open: {
      title: 'Hasta dónde ha llegado la plataforma',
      note: 'Contado en la tabla de direcciones al construir esta página.',
      open: 'Abierto',
      building: 'Todavía no abierto',
    },
  },
  table: {
    open: 'Mostrar las cifras en una tabla',
    thing: 'Qué',
    value: 'Cifra',
    kind: 'Clase',
    source: 'Fuente',
    holds: 'Contiene',
    state: 'Estado',
    published: 'Publicado por el programa',
  },
  contents: 'Contenido',
  eyebrow: 'Libro blanco',
  version: 'Versión {version}, {date}',
};
