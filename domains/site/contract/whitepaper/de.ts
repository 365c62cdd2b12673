import type { WhitepaperText } from './text.ts';

/** The white paper in German. */
export const text: WhitepaperText = {
  sections: {
    summary: {
      title: 'Kurz gesagt',
      body: [
        'EGCR ist ein Rahmenwerk für eine Wirtschaft, deren Geld, öffentliche Mittel und Hilfen für Menschen über dieselben offenen Bücher laufen. Ihre Währung ist der JVD. Ihre Dienste sind für Menschen, Unternehmen, Behörden und NGOs gemacht, die alle über ein einziges Konto und in zehn Sprachen erreichbar sind.',
        'Dieses Papier sagt, was EGCR sich vornimmt, wie die Teile zusammenpassen und wie weit jeder von ihnen ist. Es hält drei Arten von Zahlen auseinander: was das Programm behauptet, was es anstrebt und was gemessen wurde. Jede Zahl trägt ihr Etikett, und die [Liste am Ende](#figures) sagt, woher sie stammt.',
        'Heute arbeiten: ein Konto mit nachgewiesenen Kontaktdaten, eine Geldbörse für zehn Währungen, Zahlungen innerhalb der Plattform und ein versiegeltes Hauptbuch, das jeder prüfen kann. Förderungen, Fonds, Einkommenshilfe und die Reserve sind im Bau. Nichts in diesem Papier ist ein Angebot, und keine Zahl darin ist ein Versprechen.',
      ],
    },
    problem: {
      title: 'Das Problem',
      body: [
        'Öffentliches Geld ist schwer zu verfolgen. Eine Förderung geht durch Ministerien, Banken und Vermittler, bevor er eine Schule oder eine Werkstatt erreicht, und jeder von ihnen führt Bücher, die mit denen der anderen nicht zusammenfinden. Was unterwegs verloren geht, fällt spät auf oder nie, und wem Hilfe zugesagt wurde, der sieht nicht, wo sie steht.',
        'Schulden sind als Ganzes kaum noch zu überblicken. Das Programm beziffert die Schulden der Staaten auf {governmentDebt} und die Schulden der Welt auf {globalDebt}. Wer etwas schuldet, ob Haushalt, Betrieb oder Ministerium, findet selten alles an einem Ort, daneben die Auswege und den Preis eines jeden.',
        'Kleine Betriebe geben vielen Menschen Arbeit und bekommen wenig vom Kapital. Das Programm zählt {smallBusinesses} davon. Viele können einem Geldgeber, der sie nie gesehen hat, nicht belegen, was sie verdienen, zahlen viel für Geld über eine Grenze und warten Wochen auf die Bezahlung dessen, was sie geliefert haben.',
        'Und wer seine Arbeit verliert, verliert zuerst das Einkommen und findet zuletzt die neue Stelle. Die Hilfe kommt nach Formularen, Warteschlangen und Wochen, von einem Amt, das nicht weiß, ob eine neue Arbeit begonnen hat, und das jeden Nachweis zweimal verlangen muss.',
      ],
    },
    framework: {
      title: 'Das EGCR-Rahmenwerk',
      body: [
        'EGCR bringt vier Dinge zusammen, die sonst getrennt leben: eine Identität, die zeigt, wer handelt; ein Hauptbuch, das festhält, was sich bewegt; Regeln, die veröffentlicht sind, bevor sie gelten; und Programme, die Menschen, Betriebe und öffentliche Stellen bezahlen. Jedes lässt sich allein nutzen. Zusammen machen sie eine Zahlung vom Haushaltstitel bis zum Beleg nachvollziehbar.',
        'Drei Grundsätze gelten überall. Erstens wird jede Geldbewegung auf beiden Seiten zugleich gebucht, und was gebucht ist, ändert sich nie; ein Fehler wird durch eine neue Buchung berichtigt. Zweitens nennt eine Entscheidung ihre Regel: Wer abgelehnt wird, sieht, welche Bedingung nicht erfüllt war und was das ändern würde. Drittens muss uns niemand aufs Wort glauben: Was sich beweisen lässt, wird dem, den es betrifft, als Beweis in die Hand gegeben.',
        'Das Rahmenwerk ist für {countries} Länder und Gebiete gedacht. Keines davon hat es bisher übernommen, und es braucht keines, um zu beginnen: Menschen und Betriebe können nutzen, was heute offen ist, unter dem Recht, das für sie ohnehin gilt.',
      ],
    },
    jvd: {
      title: 'Der JVD: Menge und Kurs',
      body: [
        'Der JVD, geschrieben Ɉ, ist die eigene Geldeinheit der Plattform. Mehr als {totalSupply} kann es nie geben: Die Grenze steht im Hauptbuch selbst. Das Programm strebt einen Umlauf von {circulating} an, einen kleinen Teil dieser Grenze. Was hier im Augenblick wirklich umläuft, veröffentlicht die Plattform für alle, und in einer Vorführung ist es Spielgeld.',
        'Sein Preis in Dollar ist verwaltet. Das heißt: Er wird festgelegt, mit Quelle und Alter veröffentlicht und jede Stunde neu genannt. Solange die Festlegung nicht geändert wird, steht er bei {rate}; das Programm veröffentlicht ihn als {tokenValue}. Er ist nicht das Ergebnis eines Marktes, und dieses Papier nennt ihn auch nicht so.',
        'Zwei andere Verfahren sind gebaut und können an seine Stelle treten. Ein Orakel nimmt den Median von mindestens drei unabhängigen Quellen und hält mit einem Alarm an, wo es zu wenige sind oder sie zu weit springen. Ein Marktpreis folgt den letzten Handelsabschlüssen, sobald es welche gibt. Welches Verfahren gilt, steht neben jedem Kurs.',
        'Ein Kurs, der älter ist als ein Tag, ist veraltet: Er wird als solcher gezeigt, und nichts wird zu ihm umgetauscht. Die Kurse hängen in einem Baum zusammen, sodass es von jeder Währung zu jeder anderen genau einen Weg gibt und ein Rundgang durch mehrere keinen Gewinn bringt.',
        'Eine veröffentlichte Zahl verlangt ein Wort der Vorsicht. Das Programm nennt einen Marktwert von {marketCap}. Der veröffentlichte Preis mal der veröffentlichte Umlauf ergibt {product}. Wir drucken die erste Zahl, weil sie veröffentlicht ist, und die zweite, weil jeder sie ausrechnen kann.',
      ],
    },
    systems: {
      title: 'EconomicOS, GovOS und CivicOS',
      body: [
        'Auf demselben Hauptbuch stehen drei Betriebssysteme, eines für jede Art von Einrichtung. Sie unterscheiden sich in den Formularen, den Rollen und darin, wer zustimmen muss; eine Buchung sieht in allen gleich aus.',
        'EconomicOS ist für Betriebe und Märkte: einen Betrieb anmelden und prüfen lassen, Zahlungen senden und empfangen, Token für Anteile ausgeben und Kapital nach einheitlichen Regeln finden.',
        'GovOS ist für Ministerien, Regionen und Städte: öffentliche Mittel vom Haushalt bis zum Beleg, Schuldenprogramme und Zahlungen an Bürger, denen zwei Zuständige zustimmen müssen.',
        'CivicOS ist für NGOs und Institutionen: Förderungen, Programme und Berichte, die Geber und Empfänger gleichermaßen lesen können.',
        'Ein Betrieb, der über eine NGO eine Förderung von einer Region bekommt, erscheint in allen dreien: als eine Kette von Buchungen und nicht als drei Berichte, die jemand abgleichen muss.',
      ],
    },
    funds: {
      title: 'Förderungen und Branchenfonds',
      body: [
        'Förderungen sind für die, denen ein Werkzeug, ein Marktstand, eine Praxis oder ein Netz fehlt. Das Programm plant drei Spannen: {grantPersonal} für einen Menschen, {grantBusiness} für einen Betrieb und {grantGovernment} für eine öffentliche Stelle. Ein Formular genügt für alle. Man kann es liegen lassen und wieder aufnehmen, und es sagt vor dem Absenden, welche Bedingungen erfüllt sind.',
        'Fonds für einzelne Branchen sollen bezahlen, was keine einzelne Förderung kann: Energie, Wasser, Gesundheit, Bildung, Wohnen, Verkehr, Landwirtschaft und Technik. Zusammen streben sie {sectorFunds} an. Wie sich das auf die Branchen verteilt, steht noch nicht fest, und eingezahlt ist davon nichts.',
        'Entscheidungen sollen nach Gewichten fallen, die vorher veröffentlicht sind. Wer begutachtet, legt seine Interessen offen und bleibt von Fällen fern, in denen er welche hat. Eine Förderung wird in Schritten gegen vereinbarte Ergebnisse ausgezahlt, von einem eigenen Konto, sodass sich Bewilligtes, Gezahltes und Ausgegebenes Zeile für Zeile vergleichen lassen.',
        'Anträge sind noch nicht möglich. Bis dahin sagen die Seiten das und nehmen keine Daten entgegen.',
      ],
    },
    income: {
      title: 'Arbeit und Einkommenshilfe',
      body: [
        'Die Jobbörse soll Menschen und offene Stellen von beiden Seiten her zusammenbringen. Sie sucht für alle, die das wollen, begründet jeden Treffer und fragt die Arbeitgeber vor der Veröffentlichung nach dem Lohn. Ihr Ziel sind {jobs} Menschen in Arbeit.',
        'Die Einkommenshilfe soll beginnen, wenn die Arbeit endet, und auslaufen, während der Verdienst zurückkehrt, sodass es sich immer lohnt, eine Stelle anzunehmen. Wer sich über die Börse bewirbt, hat damit die Suche nachgewiesen; niemand füllt dasselbe Formular zweimal aus. Was jemandem zusteht, wird nach veröffentlichten Regeln ausgerechnet, und jede Zahlung zeigt ihren Rechenweg.',
        'Die Hilfe wird aus Programmkonten bezahlt, und ein solches Konto kann leer werden. Reicht ein Budget nicht, so warten die Zahlungen dieser Runde auf eine Entscheidung, die jeder sehen kann; gekürzt wird nie im Stillen. Heute ist kein Programm ausgestattet, und niemand ist angemeldet.',
      ],
    },
    reserve: {
      title: 'Das Reservesystem',
      body: [
        'Eine Währung ist so gut wie das, was hinter ihr steht, und so gut, wie sich das prüfen lässt. Das Reservesystem ist in vier Schichten geplant, vom Guthaben eines Menschen bis zur Zentralreserve. Die ersten beiden arbeiten heute; die anderen beiden sind im Bau.',
        'Subnationale Reservebanken würden einen vorgeschriebenen Anteil der Einlagen ihres Landes, ihrer Provinz oder Stadt halten, untereinander nach Dringlichkeit abrechnen und für jeden Zeitraum veröffentlichen, ob sie die Vorgabe erfüllt haben. Vermögensfonds würden nur anlegen, was über die Reserve hinausgeht, und den Ertrag mit den Menschen vor Ort teilen.',
        'Das Programm strebt eine Einlagensicherung bis {depositInsurance} an. Heute gibt es keine. Kein Versicherer, kein Staat und kein Fonds steht hinter einem Guthaben, und bis einer es tut, wird keine Seite dieser Plattform etwas anderes sagen.',
      ],
    },
    governance: {
      title: 'Aufsicht und Mitsprache',
      body: [
        'Macht über Geld soll geteilt sein: Wer eine Zahlungsrunde freigibt, darf sie nicht vorbereitet haben. Schon heute prüft der Server die Rollen des Personals und ihren zweiten Faktor; es gibt keinen Administrator ab Werk, der letzte lässt sich nicht entfernen, und die anderen erfahren von jeder Änderung einer Rolle.',
        'Rechtliche Dokumente haben Fassungen. Eine veröffentlichte Fassung ändert sich nie, was ein Fingerabdruck jeder einzelnen zeigt, und wer einer älteren zugestimmt hat, wird neu gefragt. Alle stehen auf der Seite der [rechtlichen Dokumente](/legals).',
        'Die Regeln der Programme sollen denselben Weg gehen: mit Fassung und Datum veröffentlicht, bevor sie gelten, und mit jeder Entscheidung aufbewahrt, damit ein Widerspruch nach den Regeln seines Tages gehört wird.',
        'Teilnehmende Länder, Regionen und Menschen sollen bei diesen Regeln mitreden. Wie das geschieht, ist nicht geklärt, und dieses Papier tut nicht so, als wäre es das. Bis dahin steht der Betreiber der Plattform für jede Entscheidung ein.',
      ],
    },
    technology: {
      title: 'Technik: Bücher, die sich selbst beweisen',
      body: [
        'Das Hauptbuch wird in doppelter Buchführung geführt. Beträge sind ganze kleinste Einheiten, nie Brüche, die ein Rechner stillschweigend rundet. Die Salden einer Währung ergeben immer null. Die Datenbank selbst weist eine Buchung mit ungleichen Seiten, eine Lücke, eine Überziehung und jede Änderung des Geschehenen zurück. Eine Zahlung, die unter demselben Schlüssel zweimal verlangt wird, geschieht einmal.',
        'Das Hauptbuch ist außerdem versiegelt. Solange sich Geld bewegt, kommen alle paar Sekunden neue Überweisungen in einen Merkle-Baum nach RFC 6962. Seine Wurzel wird mit einem Schlüssel unterschrieben, den die Datenbank nicht hat, und außerhalb von ihr veröffentlicht. Wer einen Beleg besitzt, kann ihn [im eigenen Browser prüfen](/verify): dass die Überweisung im Baum steht und dass nichts an ihr geändert wurde. Betreiber prüfen das Ganze mit einem Befehl.',
        'Wir prüfen das, indem wir versuchen, es zu brechen. In einem aufgezeichneten Lauf wurden {transfers} Überweisungen aller Arten von Hunderten Aufrufern zugleich gebucht; danach waren {broken} Regeln des Hauptbuchs verletzt. Eine andere Prüfung beendet Server und Datenbanken mitten in Zahlungen gewaltsam und weist dann nach, dass alles Bestätigte da ist, und zwar einmal.',
        'Die Geschwindigkeit wird an einer Elle der Datenbank selbst gemessen, Transaktionen wie denen des TPC-B-Vergleichs, in denselben Minuten und auf denselben zwei ausgelasteten Kernen. Das Schaubild zeigt den schlechtesten von drei Läufen, auch dort, wo er unter dem Gewollten blieb.',
        'Der Zugang verlangt ein Passwort oder einen Passkey und eine PIN für alles, was Geld zeigt oder bewegt. Versuche werden gezählt, bevor sie verglichen werden. Die Seiten laden nichts von anderen Servern. Was nach unserem Wissen fehlt, steht auf der [Seite zur Sicherheit](/security).',
      ],
    },
    risks: {
      title: 'Risiken',
      body: [
        'Wer EGCR nutzen oder unterstützen will, sollte wissen, was schiefgehen kann.',
        'Festlegung. Ein verwalteter Kurs kann falsch gesetzt oder zu lange verteidigt werden. Dass er veröffentlicht ist, lässt die Menschen es sehen; es schützt sie nicht davor.',
        'Verbreitung. Die Ziele brauchen sehr viele Teilnehmer. Ohne sie bleiben die Fonds leer, und der JVD ist eine Einheit, die wenige annehmen.',
        'Recht. Die Regeln für Geld, Zahlungen, Daten und öffentliche Hilfen unterscheiden sich von Ort zu Ort und ändern sich. Dienste öffnen nur dort, wo sie erlaubt sind, und manche öffnen vielleicht nie.',
        'Technik. Software hat Fehler. Ein versiegeltes Hauptbuch zeigt, dass ein Eintrag nicht verändert wurde; es kann nicht zeigen, dass die richtige Person angemeldet war oder dass etwas außerhalb des Hauptbuchs wahr ist.',
        'Ballung. Heute betreibt ein einziger Betreiber die Plattform. Unterschriebene Wurzeln, offene Formate und Ausfuhren begrenzen, was er verbergen könnte, und lassen die Menschen gehen; eine Aufsicht ersetzen sie nicht.',
      ],
    },
    not: {
      title: 'Was EGCR nicht ist',
      body: [
        'EGCR ist kein staatliches Register. Was hier eingetragen ist, beweist, dass es eingetragen wurde; es beweist kein Eigentum, keinen Wohnsitz, keine Staatsangehörigkeit und nicht, dass eine Firma rechtlich besteht.',
        'EGCR ist keine zugelassene Bank. Es nimmt keine Einlagen im Sinne des Bankrechts an und vergibt keine Kredite.',
        'EGCR ist keine Einlagensicherung, und keine Einlagensicherung steht dahinter.',
        'Der JVD ist kein gesetzliches Zahlungsmittel. Niemand muss ihn annehmen, und sein Wert kann auf nichts fallen.',
        'Dieses Papier ist kein Prospekt und keine Anlage-, Steuer- oder Rechtsberatung. Vorführungen laufen mit Spielgeld, das überall, wo es erscheint, so gekennzeichnet ist.',
      ],
    },
    roadmap: {
      title: 'Fahrplan',
      body: [
        'Ein Schritt ist getan, wenn Menschen ihn nutzen können und ein Test beweist, dass er tut, was er sagt. Von den {allScreens} Adressen dieser Fassung sind {openScreens} offen; die übrigen sagen an Ort und Stelle, dass sie es nicht sind.',
        'Offen: Konten mit nachgewiesenen Kontaktdaten und PIN; Geldbörse, Zahlungen, Anforderungen, geplante Zahlungen, Auszüge und Umtausch; das versiegelte Hauptbuch mit öffentlicher Prüfung; rechtliche Dokumente und Kontakt.',
        'Als Nächstes: Förderungen und Branchenfonds, die Jobbörse mit Einkommenshilfe, Anmeldung und Prüfung von Unternehmen, Kreditauskünfte und Schuldenmanagement.',
        'Später: der Kapitalmarkt, das Reservesystem, das Zahlungsgateway und Agenten, die vorbereiten, was Sie freigeben. Jedes davon sehen sich Juristen des Ortes an, bevor es dort öffnet.',
        'Termine stehen hier nicht. Ein Termin, den wir nicht halten könnten, wäre für Sie weniger wert als ein Stand, den Sie prüfen können.',
      ],
    },
    figures: {
      title: 'Die Zahlen und ihre Herkunft',
      body: [
        'Alle Zahlen dieses Papiers, jede mit ihrer Art und ihrer Quelle. Wer eine gemessene bezweifelt, kann sie nachmessen: Der Befehl oder die Adresse steht daneben.',
      ],
    },
  },
  kinds: {
    claim: {
      label: 'Behauptung',
      short: 'Behauptung',
      text: 'Vom Programm angegeben. Diese Plattform hat es nicht geprüft.',
    },
    target: {
      label: 'Ziel der Plattform',
      short: 'Ziel',
      text: 'Was das Programm anstrebt. Es ist nicht erreicht.',
    },
    measured: {
      label: 'Gemessen',
      short: 'gemessen',
      text: 'Gezählt, gestoppt oder berechnet. Die Quelle ist genannt, damit Sie es wiederholen können.',
    },
  },
  figures: {
    countries: 'Länder und Gebiete',
    governmentDebt: 'Schulden der Staaten',
    globalDebt: 'Schulden der Welt',
    smallBusinesses: 'Kleine Betriebe',
    totalSupply: 'Höchste Zahl an JVD, die es je geben kann',
    circulating: 'JVD im Umlauf',
    rate: 'Verwalteter Preis eines JVD',
    tokenValue: 'Veröffentlichter Preis eines JVD und seine Änderung an einem Tag',
    marketCap: 'Veröffentlichter Marktwert',
    product: 'Veröffentlichter Preis mal veröffentlichter Umlauf',
    grantPersonal: 'Förderung für einen Menschen',
    grantBusiness: 'Förderung für einen Betrieb',
    grantGovernment: 'Förderung für eine öffentliche Stelle',
    sectorFunds: 'Alle Branchenfonds zusammen',
    jobs: 'Menschen in Arbeit',
    depositInsurance: 'Einlagensicherung',
    transfers: 'Überweisungen eines aufgezeichneten Laufs',
    broken: 'Darin verletzte Regeln',
    allScreens: 'Adressen dieser Fassung',
    openScreens: 'Davon verfügbar',
  },
  charts: {
    supply: {
      title: 'Was umlaufen soll, von allen JVD, die es je geben kann',
      note: 'Fünfhundert Quadrate sind das Ganze. Das gefüllte ist etwa das, was umlaufen soll.',
    },
    debt: { title: 'Die Branchenfonds neben den Schulden', note: 'Alle drei im selben Maßstab.' },
    grants: {
      title: 'Von wo bis wo eine Förderung reicht',
      note: 'Jeder Schritt der Skala ist das Zehnfache des vorigen.',
    },
    work: {
      title: 'Von den hier gezählten Menschen bis zum Ziel',
      note: 'Jeder Schritt der Skala ist das Zehnfache des vorigen.',
      counted: 'Menschen mit einem Konto hier',
      waiting: 'wird gelesen',
      failed: 'zurzeit nicht lesbar',
    },
    reserve: {
      title: 'Vier Schichten, vom Guthaben eines Menschen bis zur Zentralreserve',
      note: 'Gefüllte Schichten arbeiten heute; umrandete sind im Bau.',
      layers: {
        balances: {
          name: 'Guthaben',
          holds: 'Was Menschen und Betrieben gehört, Buchung für Buchung, nie unter null',
        },
        liquidity: {
          name: 'Liquidität',
          holds: 'Die eigenen Konten der Plattform in jeder Währung, aus denen Umtausche bezahlt werden',
        },
        subnational: {
          name: 'Subnationale Reservebanken',
          holds: 'Ein vorgeschriebener Anteil der Einlagen eines Landes, einer Provinz oder Stadt',
        },
        central: {
          name: 'Zentralreserve',
          holds: 'Was hinter dem JVD steht, mit öffentlichem Nachweis',
        },
      },
      works: 'arbeitet heute',
      building: 'im Bau',
    },
    bench: {
      title: 'Überweisungen je Transaktion der Elle',
      note: 'Der schlechteste von drei Läufen; der Strich zeigt, was wir wollten.',
      rows: {
        spread: 'Zwischen zehntausend Konten',
        busy: 'Zwischen zehn viel genutzten Konten',
        payer: 'Von einem Zahler an zehntausend',
        single: 'Ein Aufruf je Überweisung',
      },
      wanted: 'Gewollt',
    },
    open: {
      title: 'Wie weit die Plattform ist',
      note: 'Gezählt in der Adresstabelle, als diese Seite gebaut wurde.',
      open: 'Verfügbar',
      building: 'Noch nicht verfügbar',
    },
  },
  table: {
    open: 'Zahlen als Tabelle zeigen',
    thing: 'Was',
    value: 'Zahl',
    kind: 'Art',
    source: 'Quelle',
    holds: 'Hält',
    state: 'Stand',
    published: 'Vom Programm veröffentlicht',
  },
  contents: 'Inhalt',
  eyebrow: 'Whitepaper',
  version: 'Fassung {version}, {date}',
};
