/** Sizes and fit. */
export const sizes = `
? Chinese XL fits like what in South Africa?
: I wear a 38 at Mr Price.
* I am a 38 and take XXL in blouses and XL in stretch. Look at the centimetres, never at the letter.
^ Rule of my group: two sizes up for tops, one up for dresses with stretch, and always read what reviews say under 'size'.

? How do I measure for a dress?
*@ Bust over the fullest part, waist at the narrowest, hips at the widest, tape loose enough for two fingers. Compare with the table of the product, not of another one. The size guide in our help shows it with numbers.

? School shoes, is a 3 the same as a 3 here?
: For my son, he is a 3 at Bata.
* Measure his foot on paper: a UK 3 is 22.5 cm, that is EU 35.5. I take EU 36 for growing room.
- Mine came narrow, take the wide fit if the seller has it.

? Half sizes in takkies?
- Most sellers have none. Up if you wear thick socks.
*^ In centimetres: 24.5 cm is a 38.5, they usually make 38 a 24.0 and 39 a 24.5. So order the 39.

? Do baby clothes 90, 100, 110 mean age?
* It is the height of the child in centimetres. 90 is about 2 years, 100 is 3, 110 is 4 to 5. Mine is tall so I go by the tape.

? What is free size?
: On a kaftan for my mother, she is a 44.
* Free size fitted me (36) and was tight on my sister (40). For a 44 rather ask the seller for the bust in cm. My kaftan was 116 cm around.
@ Your buyer can ask the supplier for you: write it in the remark of the cart line, up to 100 characters.

? Are men's T-shirts shorter than ours?
- Yes, on me (1.88 m) they end at the belt.
* Look at the row 'length' in the table: 72 cm is short for a tall man, I look for 76 and more.

? Ring size in China against ours?
*@ They use Hong Kong sizes. Our N is their 13 or 14, a diameter of 17.2 mm. Measure the inside of a ring that fits with a ruler.

? Wig cap size, what if my head is large?
: 58 cm with braids underneath.
* Take the 'large, 23 to 24 inch' cap with straps. Over braids the medium sat like a hat on me.

? Is Asian hip size really two sizes smaller?
^ For jeans yes. My 36 became a 'size 32' in Chinese counting, which is waist in inches, hips 104 cm. Sellers who export use our numbers, the pictures usually show it.
- High stretch jeans forgive a lot.

? Bedding: will a Chinese queen fit my queen bed?
: Ours is 152 x 188.
*@ Not always: a Chinese duvet cover of 200 x 230 fits our queen (200 x 200) with some overlap. Fitted sheets are the problem: look for 152 x 190 x 30, 'South African queen', or take a flat sheet.

? Gumboots for wide calves?
- The rubber ones with a side buckle opened to 44 cm for me.

? Bra sizes 75B, 80C, what is this?
* It is the band in centimetres under the bust. 75 is our 34, 80 is 36, 85 is 38, 90 is 40. The cup letter stays about the same.

? Soccer togs for an 8 year old, how much growing room?
* One centimetre, not more, or the studs sit wrong. Ours lasted one season either way.

? Measured photos of my trousers, worth it?
*@ A measuring photo costs R 8 and shows the tape on the very piece that lies in our warehouse. If it does not match what you ordered you can object within five days and send it back.
- Saved me twice with suits for my brother's wedding.

? Overalls for work, how do they fall?
- Conti suits run big here but small from China. I am a 44 and took 4XL jacket with 40 trousers.

? Kids' shoe size chart in cm please
*@ EU 25 = 15.5, 26 = 16, 27 = 16.5, 28 = 17.3, 29 = 18, 30 = 18.7, 31 = 19.3, 32 = 20, 33 = 20.7, 34 = 21.3, 35 = 22. The size guide does the sum for you.

? Can I exchange a size that is too small?
: It fits the table, I just chose wrong.
*@ While it lies in our China warehouse, within five days: yes, you pay the way back and R 10. Once it has left China no, sending one dress back would cost more than the dress.
- So measure first, sister. We all learned it.

? Do umembeso skirts in seshweshwe print stretch?
- The print is on polyester, not on cotton, and it does not give at all. Take a size up.

? Glasses frames: how wide is 138?
* It is the whole front in millimetres. Mine fits at 140, I have a broad face. Measure an old pair across the front.

? How do I measure my feet for sneakers?
* Stand on a paper in the evening, draw around, measure the longest line in cm and add half a centimetre. That number is the 'foot length' in the chart.
- And measure both feet. My left one is bigger.

? Are plus size jackets true to the chart?
: I am a 42 in winter coats.
*- If it says 4XL with bust 128 it is bust 128 of the jacket, not of you. You need at least 12 cm more than your own with a jersey under it.
@ The measured photos help: for R 5 our packers lay the tape over the chest.

? What waist is a belt of 110 cm good for?
*- The length is with the buckle. Up to 36 it is fine, for a 38 take 120.

? Will a table cloth of 140 x 180 do for six chairs?
* For a table of 90 by 150 yes, with 15 to 25 cm hanging down. For eight chairs take 140 x 220.

? Do school blazers come in wide fitting?
: Boy of eleven, broad shoulders.
^ Take the size by shoulder width and have the sleeves shortened. We did it for four boys of our street.
- Watch out for the badge pocket, some have none.
`;
