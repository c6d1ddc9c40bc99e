import { namesIn } from './names-in.js';

/** Organisations that chats and tweets name in small letters, and whose names are nothing else even then. */
export const IN_SMALL_LETTERS: readonly string[] = namesIn(`
aetna|airbnb|air asia|air canada|air india|american airlines|american express|at&t|bank of america|barclays|bbva|blue cross blue shield|british airways
british gas|burger king|capital one|charles schwab|chick-fil-a|chipotle|citibank|coca-cola|comcast|costco|cvs pharmacy|deloitte|delta air lines|deutsche bahn
deutsche bank|dhl|directv|dollar tree|doordash|dunkin donuts|easyjet|ebay|expedia|facebook|fc barcelona|fedex|flipkart|general motors|goldman sachs
hobby lobby|home depot|hsbc|hulu|ikea|jetblue|jp morgan|jpmorgan|kaiser permanente|kfc|kroger|lenovo|lidl|linkedin|lloyds bank|lufthansa
lyft|manchester city|manchester united|marks and spencer|mastercard|mayo clinic|mcdonalds|mcdonald's|mckinsey|metlife|microsoft|morgan stanley|natwest
netflix|new york times|nike|nintendo|olive garden|panera bread|papa johns|paypal|paytm|pepsico|petsmart|pizza hut|planned parenthood|playstation network
pwc|qantas|quest diagnostics|real madrid|rite aid|royal mail|ryanair|sainsburys|salesforce|samsung|santander|scotiabank|snapchat|southwest airlines|spacex
spotify|starbucks|state farm|taco bell|td bank|tesco|ticketmaster|tiktok|tim hortons|t-mobile|toyota|trader joe's|trader joes|tripadvisor|uber eats
ubereats|unicredit|united airlines|united healthcare|unitedhealthcare|us bank|usaa|verizon|vodafone|volkswagen|waffle house|walgreens|walmart|washington post
wells fargo|western union|whole foods|xfinity|zalando|zomato
`);
