import { portugueseSection } from '@sgb/contract/help-language.ts';
import type { Article } from '../rules.ts';
import { asked, heading, list, says, steps, table } from './blocks.ts';

/** For shoppers in Mozambique: the pages are in English, how to use them is told in Portuguese. */
const section = portugueseSection;

export const howToBuyInPortuguese: Article = {
  type: 'portugues',
  section,
  title: 'Como comprar',
  summary: 'Os passos, da procura até à entrega em Moçambique, e o que dizem os botões em inglês.',
  related: ['portuguesPrecos', 'portuguesEntrega', 'contact'],
  body: [
    says(
      'A SGB compra por si a fornecedores grossistas na China, confere cada peça no nosso armazém em Guangzhou, junta as suas encomendas numa só caixa e traz a caixa até si. As páginas da loja estão em inglês; aqui explicamos tudo em português.',
    ),
    steps(
      [
        'Procure',
        'Escreva o que quer, em português ou em inglês, cole uma ligação da 1688 ou use uma fotografia. Os preços estão em rands.',
      ],
      ['Escolha', 'Abra o produto, escolha a cor, o tamanho e a quantidade e carregue em “Add to cart”.'],
      ['Crie uma conta', 'É grátis. Em “Country” escolha “Mozambique”; o número começa por +258.'],
      ['Pague os artigos', 'No carrinho carregue em “Checkout”. Paga com o saldo da sua conta SGB.'],
      [
        'Nós compramos e conferimos',
        'Normalmente compramos em {orders.terms.buyHours} horas úteis. No armazém contamos, pesamos e fotografamos tudo.',
      ],
      [
        'Mande a caixa',
        'Em “My orders” escolha o que viaja junto e carregue em “Ship”. Só então paga o transporte, pelo peso real.',
      ],
      ['Receba', 'Levanta a caixa num ponto de entrega. Siga cada passo em [My parcels](/deliveryorder/2/index).'],
    ),
    heading('O que dizem os botões'),
    table(
      'Palavras da loja',
      ['Em inglês', 'Quer dizer'],
      ['Search', 'Procurar'],
      ['Add to cart', 'Pôr no carrinho'],
      ['Buy now', 'Comprar já'],
      ['Checkout', 'Finalizar a compra'],
      ['Service fee', 'Taxa de serviço'],
      ['Balance', 'Saldo'],
      ['Recharge', 'Carregar o saldo'],
      ['My orders', 'As minhas encomendas'],
      ['My parcels', 'As minhas caixas'],
      ['Ship', 'Enviar'],
      ['Freight', 'Transporte'],
      ['Duty', 'Direitos aduaneiros'],
      ['Refund', 'Reembolso'],
      ['After-sale service', 'Reclamações e devoluções'],
      ['Contact us', 'Fale connosco'],
    ),
    heading('Perguntas'),
    asked(
      'Posso escrever-vos em português?',
      'Sim. Responderemos com ajuda de tradução, por isso escreva frases curtas e junte fotografias. Veja [Contact us](/helpcenter/index/contact).',
    ),
    asked(
      'Que tamanho devo escolher?',
      'Meça-se e use a [tabela de tamanhos](/helpcenter/sizeguide). Os tamanhos chineses são muitas vezes um número abaixo dos nossos.',
    ),
    asked(
      'E se o fornecedor já não tiver o artigo?',
      'A encomenda é anulada e recebe tudo de volta no saldo, na mesma hora.',
    ),
    asked(
      'Como sei que não é burla?',
      'Nunca pedimos a sua palavra-passe nem o código que recebe por mensagem. Quem os pedir não é da SGB.',
    ),
  ],
};

export const pricesInPortuguese: Article = {
  type: 'portuguesPrecos',
  section,
  title: 'Preços e pagamento',
  summary: 'O que paga agora, o que paga depois, e como carregar o saldo a partir de Moçambique.',
  related: ['portugues', 'portuguesEntrega', 'fees', 'payment'],
  body: [
    says(
      'Paga em dois momentos. **Agora** paga os artigos e o caminho até ao nosso armazém na China. **Depois**, quando estiver tudo pesado, paga o transporte até si.',
    ),
    table(
      'O que paga agora',
      ['Valor', 'O que é'],
      ['Goods', 'O preço do fornecedor em yuans, em rands ao câmbio do dia.'],
      [
        'Service fee',
        '{fees.service.basisPoints} dos artigos até {fees.service.upToCents}, {fees.service.aboveBasisPoints} do que passar; no mínimo {fees.service.minimumCents} por encomenda. Com cartão de membro é menos.',
      ],
      ['Freight inside China', 'Do fornecedor até ao armazém. Muitos fornecedores não cobram.'],
    ),
    table(
      'O que paga depois',
      ['Valor', 'O que é'],
      ['Freight', 'O transporte, pelo peso. Veja [Entrega em Moçambique](/helpcenter/index/portuguesEntrega).'],
      ['Packing', 'A embalagem: {freight.parcel.packingFeeCents} por caixa.'],
      [
        'Insurance',
        'O seguro, se o quiser: {insurance.terms.basisPoints} dos artigos e do transporte, no mínimo {insurance.terms.minimumCents}.',
      ],
      ['Storage', 'O armazém, só depois de {membership.none.storageDays:dia} grátis.'],
    ),
    heading('Carregar o saldo'),
    list(
      'Pague ao seu embaixador, em dinheiro ou por dinheiro móvel; ele transfere o valor para o seu saldo.',
      'Ou faça uma transferência bancária com a sua referência, que está na página [Recharge](/user/recharge), e envie o comprovativo.',
      'Ou use um cartão que aceite pagamentos em rands.',
    ),
    says(
      'Cada carregamento é de {recharge.terms.minCents} a {recharge.terms.maxCents}. O saldo não caduca. Levantamentos só são pagos para contas bancárias na África do Sul, em nome do próprio.',
    ),
    heading('Perguntas'),
    asked(
      'Porque pago duas vezes?',
      'Primeiro os artigos, depois o transporte, porque só no armazém se conhece o peso certo.',
    ),
    asked(
      'Cobram algo no câmbio?',
      'O nosso câmbio é o do mercado mais {exchange.terms.marginBasisPoints}, fixado todos os dias às 9 horas. A loja mostra-o como “Today ¥1”.',
    ),
    asked(
      'Quanto tempo tenho para pagar?',
      'Guardamos uma encomenda por pagar durante {checkout.terms.payHours:hora}. Depois é anulada, sem custos.',
    ),
  ],
};

export const deliveryInPortuguese: Article = {
  type: 'portuguesEntrega',
  section,
  title: 'Entrega em Moçambique',
  summary: 'Quanto custa, quanto demora, a alfândega, e o que fazer quando algo corre mal.',
  related: ['portugues', 'portuguesPrecos', 'shipping', 'aftersale'],
  body: [
    says(
      'De avião, as caixas para Moçambique passam por Joanesburgo e seguem por estrada até um ponto de entrega, onde as levanta. Por mar é mais barato e mais lento: levanta a caixa em Joanesburgo, e o transporte dali até casa, com a fronteira, é consigo.',
    ),
    table(
      'Preço de avião para Moçambique',
      ['Peso', 'Preço'],
      ['Primeiros {freight.lines.A1.stepGrams}', '{freight.lines.A1.firstCents} + {freight.lines.X1.addFirstCents}'],
      ['Cada {freight.lines.A1.stepGrams} a mais', '{freight.lines.A1.nextCents} + {freight.lines.X1.addNextCents}'],
      ['Peso mínimo', '{freight.lines.X1.minGrams}'],
      ['Peso máximo', '{freight.lines.X1.maxGrams}'],
    ),
    says(
      'Conta o peso real ou o volume (comprimento × largura × altura em cm ÷ {freight.lines.A1.volumetricDivisor}), o que for maior. Calcule antes na página [Shipping estimator](/deliveryorder/2/transport).',
    ),
    says(
      'De avião demora {freight.lines.A1.days.from} a {freight.lines.A1.days.to} dias até Joanesburgo e mais {freight.lines.X1.days.from} a {freight.lines.X1.days.to} até si; por mar, {freight.lines.S1.days.from} a {freight.lines.S1.days.to} até Joanesburgo. Antes disso, o fornecedor precisa de até {orders.terms.shipDays} dias para enviar e até {orders.terms.arriveDays} para chegar ao armazém.',
    ),
    heading('Alfândega'),
    says(
      'Os direitos aduaneiros e o IVA de Moçambique **não** estão incluídos: paga-os à chegada. O valor declarado é sempre o que realmente pagou.',
    ),
    heading('O que não pode viajar'),
    list(
      'Armas, drogas, tabaco e cigarros eletrónicos, sementes, plantas e carne, imitações e dinheiro.',
      'De avião para Moçambique também não: líquidos, ímanes e aparelhos com bateria. Por mar podem ir, até Joanesburgo.',
    ),
    heading('Quando algo corre mal'),
    table(
      'Prazos',
      ['O que aconteceu', 'Diga-nos até'],
      ['Falta algo, veio trocado ou partido', '{workorders.terms.freshHours:hora} depois de assinar'],
      ['Má qualidade ou diferente do anunciado', '{workorders.terms.usualDays:dia} depois de assinar'],
      ['Não chegou', '{workorders.terms.notReceivedDays:dia} depois da data prometida'],
    ),
    steps(
      [
        'Abra uma reclamação',
        'Em [After-sale service](/workorder/index) escolha a encomenda e o que aconteceu. Pode escrever em português.',
      ],
      ['Mostre', 'Junte 1 a 4 fotografias: a peça inteira, o defeito de perto e a etiqueta da caixa.'],
      [
        'Nós decidimos',
        'A primeira resposta chega em {workorders.terms.answerHours} horas úteis. Um reembolso aprovado está no saldo em {workorders.terms.payHours:hora}.',
      ],
    ),
    heading('Perguntas'),
    asked(
      'Posso anular uma encomenda?',
      'Enquanto não a comprámos, sim, na hora e com tudo de volta. Depois depende do fornecedor.',
    ),
    asked(
      'E se a caixa se perder?',
      'Com seguro recebe tudo, até {insurance.terms.capCents}. Sem seguro pagamos {parcel.liability.lostCentsPerKilogram} por quilo, até {parcel.liability.lostMostCents}.',
    ),
    asked(
      'Quem recebe por mim?',
      'Pode indicar outra pessoa em “My addresses”. Até à declaração na alfândega pode mudá-la sem custos.',
    ),
  ],
};
