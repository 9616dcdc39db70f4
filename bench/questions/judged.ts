import { allAsked } from '@sgb/demo/questions/index.ts';

export interface Judged {
  readonly sort: 'plain' | 'misspelt' | 'synonym' | 'local' | 'unseen' | 'fresh' | 'outside';
  readonly keyword: string;
  /** Which questions of the demo are right: their titles, in part. */
  readonly right: readonly string[];
}

/**
 * What people type, and what they want to read: 'keyword = part of a title; another'. Judged by hand, before anything was
 * searched: each question that would help whoever types this is named. Those that are `unseen`, `fresh` (written later, by
 * another hand) and from `outside` (what buying agents and shops elsewhere list as asked often, in few words) count apart:
 * they say whether what was done for the others holds. How far each has been seen since, decision 92 says.
 */
const lines: Readonly<Record<Judged['sort'], string>> = {
  plain: `
how long does sea freight take = sea freight really take; Sea or air
is air worth it for one pair = Is air worth it
ship to bulawayo = ship to Bulawayo
locker or depot = locker and depot; fetch my parcel at the depot
volumetric weight = volumetric weight; weight on my parcel; Freight was wrong
perfume air = Which line takes perfume; Perfume 'inspired by'
parcel delivered but nothing received = delivered but I have nothing
customs held my parcel = held at customs; seize my goods; How long does clearing normally
duty on clothes = duty is on clothes; Duty on baby clothes; second-hand clothes
why id number for customs = customs want my ID; Namibia need an ID
power bank by air = power banks allowed; Which power bank
chinese xl size = Chinese XL; Asian hip size; plus size jackets
measure for a dress = measure for a dress; Measured photos
baby clothes size = Do baby clothes 90; Duty on baby clothes
queen bed sheet size = Bedding: will a Chinese queen
eft not in balance = How long until my EFT
withdraw money to bank = refund went to my balance; Withdrawal to my wife; What does a withdrawal cost; money back on my card; refund take after it was agreed
service fee = service fee differ; lower service fee
minimum order = What does MOQ 3; one sample before I take 50
human hair wig real = Human hair wigs; Wig cap size; Selling wigs
find ambassador near me = find an ambassador; ambassador be in another town
become an ambassador = become an ambassador; ambassador earn; Probation
leave my ambassador = leave my ambassador
cancel paid order = cancel an order that is already paid; restore a cancelled order
broken plate refund = plates arrived broken; send broken things back
free storage days = How many days is storage free; after 120 days; storage clock begin; how many days are left
combine orders one parcel = Combining: does it really save; packed together; combine both; How many orders fit into one parcel
s coin worth = 100 S Coin worth; earn S Coin; Do S Coin expire
otp scam phone call = asked for my OTP; legit or a scam
sell on price = How do I price things; price list for resellers`,
  misspelt: `
sea frieght time = sea freight really take; Sea or air
custums duty clothes = duty is on clothes; Duty on baby clothes; second-hand clothes
parcle delivered nothing = delivered but I have nothing
ambasador earn = How much does an ambassador earn
recharge unaproved = recharge was 'unapproved'
storeage free days = How many days is storage free; storage clock begin; how many days are left; after 120 days
withdrawl cost = What does a withdrawal cost; Withdrawal to my wife; refund went to my balance
membrship silver = Is Silver worth; Does membership end; cancel a membership; what my membership has saved
insurence worth = Is insurance worth; Without insurance; insure only one order
volumetrik weight = volumetric weight; Freight was wrong; weight on my parcel`,
  synonym: `
postage to maputo = Is Maputo possible
top up with card = Card declined; Money taken twice; Do you take Capitec; pay with two cards
import tax on shoes = duty is on clothes; pay customs again; VAT on the freight; tariff code
voucher not working at checkout = Coupon does not work
loyalty points expire = Do S Coin expire; earn S Coin; lose coins when my order
cash out to bank account = What does a withdrawal cost; Withdrawal to my wife; refund went to my balance; money back on my card; refund take after it was agreed
lay bye = part now and part at month end
replica shoes = Are the Nike shoes original
group leader commission = ambassador earn
package wet box = box arrived wet`,
  local: `
takkies air = Is air worth it; Half sizes in takkies
jozi depot pickup = fetch my parcel at the depot; locker and depot; return it to you in Johannesburg; collect at OR Tambo
pakkie lost = delivered but I have nothing; Without insurance; ambassador lost my parcel
stokvel group = stokvel allowed; stokvel pay
doek size = Doeks and headwraps
gabs group = members in Botswana
zim duty = Zimbabwe: do I pay duty; Cross-border trader
plakkies gumboots kids = Gumboots for wide; Which goods sell best
spaza toys = Spaza shop
braai grid = Braai grids`,
  unseen: `
track parcel stuck = tracking has not moved; SellerShipped_2
change delivery address = change the receiver; with another address
forgot password = Locked out
bulk price supplier = Group order at bulk price; price list for resellers; lower service fee
cellphone covers profit = margin do you get on cellphone covers
december deadline = Stock for December; travel over Christmas
missing item in set = Part of my set is missing; report a missing piece
wrong colour received = Colour is not the same; wrong colour five minutes; wants to send blue
more photos of my order = more than three photos; inside of a handbag; Measured photos
dangerous goods battery = power banks allowed; import a drone
sms code not coming = did not get the code
tax invoice company = invoice with my company; paper for my tax return; employer pay the invoice
yuan exchange rate = rate do you use for the yuan
freight estemate = calculate freight before; estimate show a range
reffund time = How long does a refund take
kombers = Lobola blankets; blanket smells
school shoes size = School shoes; measure my feet; Kids' shoe size chart
stolen phone = phone was stolen
refer a friend = invite a friend
add to home screen = App or website`,
  fresh: `
how to return something = return it to you in Johannesburg; send broken things back; Exchange in place of money; exchange a size
driver could not find my house = complex with a gate code; farm outside Tzaneen; The courier phoned once; deliver after five
pay with capitec = Do you take Capitec; How long until my EFT
delete my account = How do I close my account
earn money from home = become an ambassador without a shop; How much does an ambassador earn
print my brand on clothing = Do you print my logo
two pin plug appliance = air fryer work with our plug; LED strip lights come with
phone network compatible = Do phones from China work
shiping to zimbabwe = ship to Bulawayo; Zimbabwe: do I pay duty; Cross-border trader from Harare
insurrance for lost parcel = Without insurance; Is insurance worth; insure only one order
cupon expired = Welcome coupon of R 20; Coupon does not work
wrong adress on order = change the receiver; with another address
mesure feet = measure my feet; Kids' shoe size chart
vacum pack pillows = Vacuum packing
suplier not sending = How long may the supplier take; SellerShipped_2
stoarge fee after free days = after 120 days; How many days is storage free; storage clock begin; how many days are left
polyster fabric = cotton from polyester; ice silk
invite freind = How do I invite a friend
delivery after hours = Can the driver deliver after five
item out of stock = Can I get a product that is sold out
counterfeit handbags = Nike shoes original; must I never sell on
double charged = Money taken twice
discount for large quantity = lower service fee; Group order at bulk price; price list for resellers
unsubscribe from emails = turn off the letters
fraud call asking pin = asked for my OTP; WhatsApp number of SGB; courier code is not shared; legit or a scam
remove tags and packaging = hangers and tags; price stickers
trustworthy seller = avoid picking a bad supplier; legit or a scam; who the supplier is
currency conversion = rate do you use for the yuan
parcel soaked by rain = box arrived wet
compensation for late delivery = Late parcel; Bought late, got a coupon
quit membership subscription = cancel a membership; Does membership end
take a picture of goods before shipping = more than three photos; inside of a handbag; Measured photos
spaza stock = Spaza shop; How much stock should I start
loadshedding lights = survives load shedding; Solar lights
shweshwe skirt = umembeso skirts
tekkies size = Half sizes in takkies; measure my feet; Kids' shoe size chart
muti herbs = dried herbs and muthi
xmas orders = Stock for December; travel over Christmas
kasi delivery soweto = deliver after five in Soweto
jhb warehouse to keep stock = store stock in Johannesburg`,
  outside: `
do the products include taxes = pay customs again; duty is on clothes; VAT on the freight; amount below which
is there any size limit = longest thing; more than 30 kg
can i send to different names = change the receiver; with another address; split one order
declare a different value on the invoice = lower value on the invoice; what will be declared
what products are not allowed = must I never sell on; power banks allowed; muthi allowed; seeds or plants; gas stove allowed; knife set; Vapes
what happens if my package is lost = Without insurance; delivered but I have nothing; ambassador lost my parcel
not all the products arrived = Part of my set is missing; report a missing piece
do you accept returns = return it to you in Johannesburg; send broken things back; Exchange in place of money; exchange a size
how can i know the quality of a product = picking a bad supplier; one sample before; reviews with stars; cotton from polyester; prove quality
seller does not have my product in stock = that is sold out; wants to send blue
will you open my products = check that electronics; more than three photos
what is the cost for storage = How many days is storage free; after 120 days; storage clock begin
how long can i have my products in your warehouse = How many days is storage free; after 120 days; storage clock begin; how many days are left
do you accept visa or mastercard = Card declined; pay with two cards; Do you take Capitec
are the payments safe = safe to leave money; legit or a scam
how can i track my shipments = tracking has not moved; SellerShipped_2
can my cargo be insured = Is insurance worth; insure only one order; Without insurance
cancel the order after submitting = cancel an order that is already paid; restore a cancelled order
how long for a refund to reflect = refund take after it was agreed; refund went to my balance
modify my order = wrong colour five minutes; add a piece to an order; want only black ones
should i pay a service fee = service fee differ; lower service fee
parcel stuck at customs = held at customs; seize my goods; How long does clearing; tracking has not moved
dimensional weight = volumetric weight; weight on my parcel; Freight was wrong
failed delivery attempt = The courier phoned once; deliver after five
is it reliable to buy at 1688 = legit or a scam; picking a bad supplier; 1688 link`,
};

export const titles: readonly string[] = allAsked.flat().map(({ title }) => title);

export const judged: readonly Judged[] = Object.entries(lines).flatMap(([sort, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [keyword = '', right = ''] = line.split(' = ');
      return { sort: sort as Judged['sort'], keyword, right: right.split('; ') };
    }),
);

const strange = judged.flatMap(({ right }) => right).filter((part) => !titles.some((title) => title.includes(part)));
if (strange.length > 0) throw new Error(`no question has this in its title: ${strange.join('; ')}`);
