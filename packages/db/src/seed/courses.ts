export interface SeedCourse {
	readonly key: string;
	readonly name: string;
	readonly location: string;
	readonly city: string;
	readonly state: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly timeZone: string;
	readonly phone: string | null;
	readonly website: string | null;
	readonly description: string;
}

type CourseRow = Omit<SeedCourse, "location" | "phone" | "website"> & {
	readonly website?: string;
};

const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const arizona = "America/Phoenix";
const pacific = "America/Los_Angeles";
const michigan = "America/Detroit";
const indiana = "America/Indiana/Indianapolis";
const alaska = "America/Anchorage";
const hawaii = "Pacific/Honolulu";

const rows: readonly CourseRow[] = [
	// California
	{
		key: "pebble-beach",
		name: "Pebble Beach Golf Links",
		city: "Pebble Beach",
		state: "CA",
		latitude: 36.568,
		longitude: -121.949,
		timeZone: pacific,
		website: "https://www.pebblebeach.com",
		description:
			"The cliffside resort course on Carmel Bay, open to anyone since 1919. Small greens, big ocean, and a host of the U.S. Open.",
	},
	{
		key: "pacific-grove",
		name: "Pacific Grove Golf Links",
		city: "Pacific Grove",
		state: "CA",
		latitude: 36.634,
		longitude: -121.93,
		timeZone: pacific,
		description:
			"The town's own course: an inland front nine, then a back nine in the dunes around the Point Pinos lighthouse.",
	},
	{
		key: "pasatiempo",
		name: "Pasatiempo Golf Club",
		city: "Santa Cruz",
		state: "CA",
		latitude: 37.003,
		longitude: -122.025,
		timeZone: pacific,
		website: "https://www.pasatiempo.com",
		description:
			"Alister MacKenzie's 1929 design, and the house he lived in beside the sixth fairway. Semi-private, with public times every day.",
	},
	{
		key: "harding-park",
		name: "TPC Harding Park",
		city: "San Francisco",
		state: "CA",
		latitude: 37.724,
		longitude: -122.493,
		timeZone: pacific,
		website: "https://tpc.com/hardingpark",
		description:
			"San Francisco's municipal course among the cypresses on Lake Merced, host of the 2020 PGA Championship.",
	},
	{
		key: "presidio",
		name: "Presidio Golf Course",
		city: "San Francisco",
		state: "CA",
		latitude: 37.79,
		longitude: -122.461,
		timeZone: pacific,
		website: "https://www.presidiogolf.com",
		description:
			"Hilly, tree-lined and often in fog, on the old army post by the Golden Gate. Once closed to civilians, public since 1995.",
	},
	{
		key: "corica-park-south",
		name: "Corica Park South Course",
		city: "Alameda",
		state: "CA",
		latitude: 37.739,
		longitude: -122.235,
		timeZone: pacific,
		website: "https://www.coricapark.com",
		description:
			"A municipal course rebuilt by Rees Jones with firm, sandy ground, short walks and wind off the bay.",
	},
	{
		key: "torrey-pines-south",
		name: "Torrey Pines South Course",
		city: "La Jolla",
		state: "CA",
		latitude: 32.904,
		longitude: -117.245,
		timeZone: pacific,
		description:
			"San Diego's municipal championship course on the bluffs above the Pacific, host of the 2008 and 2021 U.S. Opens.",
	},
	{
		key: "balboa-park",
		name: "Balboa Park Golf Course",
		city: "San Diego",
		state: "CA",
		latitude: 32.724,
		longitude: -117.128,
		timeZone: pacific,
		description:
			"San Diego's oldest municipal course, up and down the canyons south of the zoo with the downtown skyline in view.",
	},
	{
		key: "rancho-park",
		name: "Rancho Park Golf Course",
		city: "Los Angeles",
		state: "CA",
		latitude: 34.044,
		longitude: -118.413,
		timeZone: pacific,
		description:
			"One of the busiest municipal courses in the country, on the Westside. Rolling kikuyu fairways and a former host of the L.A. Open.",
	},
	{
		key: "rustic-canyon",
		name: "Rustic Canyon Golf Course",
		city: "Moorpark",
		state: "CA",
		latitude: 34.318,
		longitude: -118.862,
		timeZone: pacific,
		website: "https://www.rusticcanyongolfcourse.com",
		description:
			"Wide fairways, native wash and clever green contours by Gil Hanse, Jim Wagner and Geoff Shackelford. An easy walk.",
	},
	{
		key: "sandpiper",
		name: "Sandpiper Golf Club",
		city: "Goleta",
		state: "CA",
		latitude: 34.429,
		longitude: -119.899,
		timeZone: pacific,
		website: "https://www.sandpipergolf.com",
		description:
			"Public golf on the ocean bluffs west of Santa Barbara, with the Channel Islands across the water.",
	},
	{
		key: "pga-west-stadium",
		name: "PGA West Stadium Course",
		city: "La Quinta",
		state: "CA",
		latitude: 33.647,
		longitude: -116.266,
		timeZone: pacific,
		description:
			"Pete Dye's desert exam, with deep bunkers, an island green called Alcatraz, and mountains all around.",
	},
	// Oregon, Washington, northern Idaho
	{
		key: "bandon-dunes",
		name: "Bandon Dunes",
		city: "Bandon",
		state: "OR",
		latitude: 43.188,
		longitude: -124.391,
		timeZone: pacific,
		website: "https://www.bandondunesgolf.com",
		description:
			"David McLay Kidd's links on the Oregon coast, opened in 1999. Walking only, gorse in bloom, wind included.",
	},
	{
		key: "pacific-dunes",
		name: "Pacific Dunes",
		city: "Bandon",
		state: "OR",
		latitude: 43.196,
		longitude: -124.39,
		timeZone: pacific,
		website: "https://www.bandondunesgolf.com",
		description:
			"Tom Doak's course through the dunes next door, where the par threes come in a bunch and the ocean never leaves.",
	},
	{
		key: "tetherow",
		name: "Tetherow Golf Club",
		city: "Bend",
		state: "OR",
		latitude: 44.03,
		longitude: -121.359,
		timeZone: pacific,
		website: "https://tetherow.com",
		description:
			"Fescue fairways and humps over high-desert ground west of Bend, with the Cascades on the horizon.",
	},
	{
		key: "chambers-bay",
		name: "Chambers Bay",
		city: "University Place",
		state: "WA",
		latitude: 47.203,
		longitude: -122.572,
		timeZone: pacific,
		website: "https://www.chambersbaygolf.com",
		description:
			"A county-owned links in an old gravel quarry on Puget Sound, host of the 2015 U.S. Open. Walking only, one tree.",
	},
	{
		key: "jefferson-park",
		name: "Jefferson Park Golf Course",
		city: "Seattle",
		state: "WA",
		latitude: 47.567,
		longitude: -122.307,
		timeZone: pacific,
		description:
			"The Beacon Hill municipal where Fred Couples learned to play, with Mount Rainier and downtown both on view.",
	},
	{
		key: "gamble-sands",
		name: "Gamble Sands",
		city: "Brewster",
		state: "WA",
		latitude: 48.075,
		longitude: -119.725,
		timeZone: pacific,
		website: "https://gamblesands.com",
		description:
			"Enormous, forgiving fairways on the sand above the Columbia River. Fun first, score second.",
	},
	{
		key: "circling-raven",
		name: "Circling Raven Golf Club",
		city: "Worley",
		state: "ID",
		latitude: 47.435,
		longitude: -116.905,
		timeZone: pacific,
		description:
			"Owned by the Coeur d'Alene Tribe and spread over wetlands, woods and Palouse grass in northern Idaho.",
	},
	// Nevada and Arizona
	{
		key: "edgewood-tahoe",
		name: "Edgewood Tahoe Golf Course",
		city: "Stateline",
		state: "NV",
		latitude: 38.967,
		longitude: -119.949,
		timeZone: pacific,
		website: "https://edgewoodtahoe.com",
		description:
			"Pines, thin mountain air and a finish on the shore of Lake Tahoe.",
	},
	{
		key: "paiute-wolf",
		name: "Las Vegas Paiute Wolf Course",
		city: "Las Vegas",
		state: "NV",
		latitude: 36.373,
		longitude: -115.331,
		timeZone: pacific,
		website: "https://www.lvpaiutegolf.com",
		description:
			"The longest of three Pete Dye courses on Paiute land north-west of the city, quiet desert and an island green.",
	},
	{
		key: "wolf-creek",
		name: "Wolf Creek Golf Club",
		city: "Mesquite",
		state: "NV",
		latitude: 36.822,
		longitude: -114.072,
		timeZone: pacific,
		website: "https://www.golfwolfcreek.com",
		description:
			"Tees perched on desert ridges and bright green valleys below. Bring a camera and a few extra balls.",
	},
	{
		key: "tpc-scottsdale-stadium",
		name: "TPC Scottsdale Stadium Course",
		city: "Scottsdale",
		state: "AZ",
		latitude: 33.641,
		longitude: -111.911,
		timeZone: arizona,
		website: "https://tpc.com/scottsdale",
		description:
			"Home of the Phoenix Open. In the other fifty-one weeks the sixteenth is just a short par three.",
	},
	{
		key: "we-ko-pa-saguaro",
		name: "We-Ko-Pa Saguaro Course",
		city: "Fort McDowell",
		state: "AZ",
		latitude: 33.6,
		longitude: -111.685,
		timeZone: arizona,
		website: "https://www.wekopa.com",
		description:
			"Coore and Crenshaw in untouched desert on Yavapai Nation land, without a house in sight. Good to walk in winter.",
	},
	{
		key: "papago",
		name: "Papago Golf Club",
		city: "Phoenix",
		state: "AZ",
		latitude: 33.455,
		longitude: -111.957,
		timeZone: arizona,
		description:
			"The Phoenix municipal beneath the red buttes of Papago Park, and home to the Arizona State teams.",
	},
	{
		key: "troon-north-monument",
		name: "Troon North Monument Course",
		city: "Scottsdale",
		state: "AZ",
		latitude: 33.76,
		longitude: -111.855,
		timeZone: arizona,
		website: "https://www.troonnorthgolf.com",
		description:
			"High Sonoran golf under Pinnacle Peak, named for the boulder that stands in the third fairway.",
	},
	// Mountain time
	{
		key: "warm-springs",
		name: "Warm Springs Golf Course",
		city: "Boise",
		state: "ID",
		latitude: 43.59,
		longitude: -116.149,
		timeZone: "America/Boise",
		description:
			"Boise's relaxed city course along the river at the foot of Table Rock. Flat, walkable and quick.",
	},
	{
		key: "old-works",
		name: "Old Works Golf Course",
		city: "Anaconda",
		state: "MT",
		latitude: 46.132,
		longitude: -112.943,
		timeZone: mountain,
		description:
			"Jack Nicklaus built it on the site of a copper smelter, and the bunkers are filled with black slag.",
	},
	{
		key: "jackson-hole",
		name: "Jackson Hole Golf and Tennis Club",
		city: "Jackson",
		state: "WY",
		latitude: 43.571,
		longitude: -110.739,
		timeZone: mountain,
		description:
			"Level ground, trout water and the Tetons behind almost every green. Open to the public in the short season.",
	},
	{
		key: "bully-pulpit",
		name: "Bully Pulpit Golf Course",
		city: "Medora",
		state: "ND",
		latitude: 46.88,
		longitude: -103.541,
		timeZone: mountain,
		description:
			"Starts in a river meadow and climbs into the Badlands for a stretch of holes nobody forgets.",
	},
	{
		key: "common-ground",
		name: "CommonGround Golf Course",
		city: "Aurora",
		state: "CO",
		latitude: 39.715,
		longitude: -104.872,
		timeZone: mountain,
		website: "https://commongroundgc.com",
		description:
			"Tom Doak's affordable public course for the Colorado Golf Association, with a caddie programme and a par-three loop.",
	},
	{
		key: "fossil-trace",
		name: "Fossil Trace Golf Club",
		city: "Golden",
		state: "CO",
		latitude: 39.741,
		longitude: -105.206,
		timeZone: mountain,
		website: "https://fossiltrace.com",
		description:
			"Golden's municipal plays around old clay-pit walls, and there are dinosaur tracks beside the twelfth green.",
	},
	{
		key: "broadmoor-east",
		name: "The Broadmoor East Course",
		city: "Colorado Springs",
		state: "CO",
		latitude: 38.79,
		longitude: -104.85,
		timeZone: mountain,
		website: "https://www.broadmoor.com",
		description:
			"Donald Ross and Robert Trent Jones at 6,400 feet. Every putt breaks away from the mountain, whatever your eyes say.",
	},
	{
		key: "redlands-mesa",
		name: "Redlands Mesa Golf Club",
		city: "Grand Junction",
		state: "CO",
		latitude: 39.062,
		longitude: -108.624,
		timeZone: mountain,
		description:
			"Fairways between sandstone outcrops under the cliffs of the Colorado National Monument.",
	},
	{
		key: "sand-hollow",
		name: "Sand Hollow Championship Course",
		city: "Hurricane",
		state: "UT",
		latitude: 37.113,
		longitude: -113.412,
		timeZone: mountain,
		website: "https://www.sandhollowresorts.com",
		description:
			"Red sand, black lava, and a back nine along the edge of a cliff above the Virgin River.",
	},
	{
		key: "paako-ridge",
		name: "Paako Ridge Golf Club",
		city: "Sandia Park",
		state: "NM",
		latitude: 35.213,
		longitude: -106.319,
		timeZone: mountain,
		description:
			"Long and wide through juniper and pine on the east side of the Sandias, at about 6,500 feet.",
	},
	{
		key: "butterfield-trail",
		name: "Butterfield Trail Golf Club",
		city: "El Paso",
		state: "TX",
		latitude: 31.828,
		longitude: -106.352,
		timeZone: mountain,
		description:
			"Tom Fazio's public course on airport land, sand hills and desert scrub with the Franklin Mountains to the west.",
	},
	// Texas and the southern plains
	{
		key: "memorial-park",
		name: "Memorial Park Golf Course",
		city: "Houston",
		state: "TX",
		latitude: 29.767,
		longitude: -95.43,
		timeZone: central,
		description:
			"Houston's municipal, redone by Tom Doak with Brooks Koepka's advice, now the stage of the Houston Open.",
	},
	{
		key: "lions-municipal",
		name: "Lions Municipal Golf Course",
		city: "Austin",
		state: "TX",
		latitude: 30.286,
		longitude: -97.783,
		timeZone: central,
		description:
			"Muny: short, shady, and listed on the National Register as one of the first courses in the South to desegregate.",
	},
	{
		key: "brackenridge-park",
		name: "Brackenridge Park Golf Course",
		city: "San Antonio",
		state: "TX",
		latitude: 29.451,
		longitude: -98.473,
		timeZone: central,
		description:
			"A. W. Tillinghast's 1916 municipal, first home of the Texas Open. Old oaks, the river, and a bargain.",
	},
	{
		key: "fields-ranch-east",
		name: "Fields Ranch East",
		city: "Frisco",
		state: "TX",
		latitude: 33.231,
		longitude: -96.812,
		timeZone: central,
		website: "https://www.pgafrisco.com",
		description:
			"Gil Hanse's big course at the home of the PGA of America, along Panther Creek on open prairie.",
	},
	{
		key: "lincoln-park",
		name: "Lincoln Park Golf Course West",
		city: "Oklahoma City",
		state: "OK",
		latitude: 35.515,
		longitude: -97.475,
		timeZone: central,
		description:
			"A Perry Maxwell municipal beside the zoo, rolling, wooded and full of regulars who know every break.",
	},
	{
		key: "colbert-hills",
		name: "Colbert Hills",
		city: "Manhattan",
		state: "KS",
		latitude: 39.212,
		longitude: -96.647,
		timeZone: central,
		website: "https://www.colberthills.com",
		description:
			"Flint Hills golf with long views, long grass and Kansas wind. Home of the Kansas State teams.",
	},
	{
		key: "wild-horse",
		name: "Wild Horse Golf Club",
		city: "Gothenburg",
		state: "NE",
		latitude: 40.953,
		longitude: -100.184,
		timeZone: central,
		description:
			"Real sandhills golf at a small-town price: wide, firm, and built by people who stayed to look after it.",
	},
	{
		key: "swope-memorial",
		name: "Swope Memorial Golf Course",
		city: "Kansas City",
		state: "MO",
		latitude: 38.996,
		longitude: -94.526,
		timeZone: central,
		description:
			"Tillinghast again, on hilly parkland above the Blue River. The city's best walk, if your legs agree.",
	},
	{
		key: "forest-park",
		name: "Forest Park Golf Course",
		city: "St. Louis",
		state: "MO",
		latitude: 38.643,
		longitude: -90.292,
		timeZone: central,
		description:
			"Three nines in the middle of the city, on the park that held the 1904 World's Fair.",
	},
	{
		key: "paynes-valley",
		name: "Payne's Valley",
		city: "Hollister",
		state: "MO",
		latitude: 36.556,
		longitude: -93.228,
		timeZone: central,
		website: "https://bigcedar.com",
		description:
			"Tiger Woods' first public course, named for Payne Stewart. Generous off the tee, with an extra nineteenth under a cliff.",
	},
	// Upper Midwest
	{
		key: "waveland",
		name: "Waveland Golf Course",
		city: "Des Moines",
		state: "IA",
		latitude: 41.602,
		longitude: -93.676,
		timeZone: central,
		description:
			"Municipal since 1901, steep and oak-lined, with a university observatory in the middle of it.",
	},
	{
		key: "keller",
		name: "Keller Golf Course",
		city: "Maplewood",
		state: "MN",
		latitude: 45.009,
		longitude: -93.056,
		timeZone: central,
		description:
			"Ramsey County's classic, host of two PGA Championships in the thirties and fifties, and renovated since.",
	},
	{
		key: "giants-ridge-quarry",
		name: "The Quarry at Giants Ridge",
		city: "Biwabik",
		state: "MN",
		latitude: 47.568,
		longitude: -92.303,
		timeZone: central,
		website: "https://www.giantsridge.com",
		description:
			"Jeffrey Brauer routed it through an old sand quarry and mining ground on the Iron Range.",
	},
	{
		key: "whistling-straits",
		name: "Whistling Straits Straits Course",
		city: "Sheboygan",
		state: "WI",
		latitude: 43.851,
		longitude: -87.734,
		timeZone: central,
		website: "https://www.destinationkohler.com",
		description:
			"Pete Dye's manufactured dunes on two miles of Lake Michigan shore, host of three PGAs and a Ryder Cup. Sheep at large.",
	},
	{
		key: "erin-hills",
		name: "Erin Hills",
		city: "Erin",
		state: "WI",
		latitude: 43.247,
		longitude: -88.398,
		timeZone: central,
		website: "https://www.erinhills.com",
		description:
			"Glacial kettles and fescue under the spires of Holy Hill. Walking only, and it held the 2017 U.S. Open.",
	},
	{
		key: "sand-valley",
		name: "Sand Valley",
		city: "Nekoosa",
		state: "WI",
		latitude: 44.17,
		longitude: -89.865,
		timeZone: central,
		website: "https://sandvalley.com",
		description:
			"Coore and Crenshaw on inland dunes in the middle of Wisconsin, with room to play and ground to use.",
	},
	{
		key: "lawsonia-links",
		name: "Lawsonia Links Course",
		city: "Green Lake",
		state: "WI",
		latitude: 43.823,
		longitude: -88.925,
		timeZone: central,
		website: "https://www.lawsonia.com",
		description:
			"Langford and Moreau, 1930: tabletop greens, steep grass faces, and the rumour of a boxcar under the seventh.",
	},
	{
		key: "brown-deer-park",
		name: "Brown Deer Park Golf Course",
		city: "Milwaukee",
		state: "WI",
		latitude: 43.155,
		longitude: -87.95,
		timeZone: central,
		description:
			"The county park course where Tiger Woods made his professional debut in 1996. Tall trees, honest greens.",
	},
	{
		key: "cog-hill-dubsdread",
		name: "Cog Hill No. 4 Dubsdread",
		city: "Lemont",
		state: "IL",
		latitude: 41.682,
		longitude: -87.962,
		timeZone: central,
		website: "https://www.coghillgolf.com",
		description:
			"Chicago's public heavyweight, named as a warning. Many bunkers, most of them where your ball was going.",
	},
	{
		key: "jackson-park",
		name: "Jackson Park Golf Course",
		city: "Chicago",
		state: "IL",
		latitude: 41.776,
		longitude: -87.584,
		timeZone: central,
		description:
			"One of the oldest public eighteens in the Midwest, on the South Side between the lagoons and the lake.",
	},
	{
		key: "sweetgrass",
		name: "Sweetgrass Golf Club",
		city: "Harris",
		state: "MI",
		latitude: 45.704,
		longitude: -87.352,
		timeZone: "America/Menominee",
		description:
			"An Upper Peninsula course of the Hannahville Potawatomi, prairie-style and wide, beside the Island Resort.",
	},
	{
		key: "arcadia-bluffs",
		name: "Arcadia Bluffs",
		city: "Arcadia",
		state: "MI",
		latitude: 44.519,
		longitude: -86.235,
		timeZone: michigan,
		website: "https://arcadiabluffs.com",
		description:
			"Fescue and sod-walled bunkers falling two hundred feet to Lake Michigan. Stay for the bagpiper at sunset.",
	},
	{
		key: "forest-dunes-loop",
		name: "The Loop at Forest Dunes",
		city: "Roscommon",
		state: "MI",
		latitude: 44.525,
		longitude: -84.372,
		timeZone: michigan,
		website: "https://www.forestdunesgolf.com",
		description:
			"Tom Doak's reversible course: eighteen greens, played clockwise one day and the other way round the next.",
	},
	{
		key: "french-lick-dye",
		name: "Pete Dye Course at French Lick",
		city: "French Lick",
		state: "IN",
		latitude: 38.561,
		longitude: -86.653,
		timeZone: indiana,
		website: "https://www.frenchlick.com",
		description:
			"On one of the highest hills in Indiana, with volcano bunkers and a view of three counties. Check the yardage twice.",
	},
	{
		key: "brickyard-crossing",
		name: "Brickyard Crossing",
		city: "Indianapolis",
		state: "IN",
		latitude: 39.791,
		longitude: -86.226,
		timeZone: indiana,
		website: "https://www.brickyardcrossing.com",
		description:
			"Fourteen holes beside the Indianapolis Motor Speedway and four inside the oval.",
	},
	{
		key: "manakiki",
		name: "Manakiki Golf Course",
		city: "Willoughby Hills",
		state: "OH",
		latitude: 41.603,
		longitude: -81.429,
		timeZone: eastern,
		description:
			"A Donald Ross design in the Cleveland Metroparks: ravines, old hardwoods and small greens.",
	},
	// The South
	{
		key: "sweetens-cove",
		name: "Sweetens Cove Golf Club",
		city: "South Pittsburg",
		state: "TN",
		latitude: 35.049,
		longitude: -85.741,
		timeZone: central,
		website: "https://www.sweetenscovegolfclub.com",
		description:
			"Nine holes in a Tennessee valley, enormous greens, and all the time you want to play them again.",
	},
	{
		key: "grand-national-lake",
		name: "Grand National Lake Course",
		city: "Opelika",
		state: "AL",
		latitude: 32.692,
		longitude: -85.437,
		timeZone: central,
		description:
			"A stop on the Robert Trent Jones Trail where most of the holes meet the water of Lake Saugahatchee.",
	},
	{
		key: "mossy-oak",
		name: "Mossy Oak Golf Club",
		city: "West Point",
		state: "MS",
		latitude: 33.573,
		longitude: -88.575,
		timeZone: central,
		description:
			"Gil Hanse on old prairie farmland: no trees to speak of, plenty of ground game.",
	},
	{
		key: "bayou-oaks-south",
		name: "Bayou Oaks South Course",
		city: "New Orleans",
		state: "LA",
		latitude: 30.005,
		longitude: -90.09,
		timeZone: central,
		description:
			"City Park's Rees Jones course among live oaks and lagoons, rebuilt after Katrina.",
	},
	{
		key: "augusta-municipal",
		name: "Augusta Municipal Golf Course",
		city: "Augusta",
		state: "GA",
		latitude: 33.461,
		longitude: -82.044,
		timeZone: eastern,
		description:
			"Everyone calls it The Patch. The other Augusta, where the locals and the caddies play.",
	},
	{
		key: "bobby-jones",
		name: "Bobby Jones Golf Course",
		city: "Atlanta",
		state: "GA",
		latitude: 33.811,
		longitude: -84.395,
		timeZone: eastern,
		description:
			"Nine reversible holes in Buckhead, Magnolia one day and Azalea the next, with a proper practice ground.",
	},
	{
		key: "sawgrass-stadium",
		name: "TPC Sawgrass Stadium Course",
		city: "Ponte Vedra Beach",
		state: "FL",
		latitude: 30.198,
		longitude: -81.394,
		timeZone: eastern,
		website: "https://tpc.com/sawgrass",
		description:
			"Home of The Players. You already know the seventeenth; the other seventeen are hard as well.",
	},
	{
		key: "streamsong-red",
		name: "Streamsong Red",
		city: "Bowling Green",
		state: "FL",
		latitude: 27.68,
		longitude: -81.93,
		timeZone: eastern,
		website: "https://www.streamsongresort.com",
		description:
			"Coore and Crenshaw among the spoil dunes of a phosphate mine, an hour from anywhere in central Florida.",
	},
	{
		key: "winter-park",
		name: "Winter Park Golf Course",
		city: "Winter Park",
		state: "FL",
		latitude: 28.603,
		longitude: -81.351,
		timeZone: eastern,
		description:
			"The WP9: nine small, clever holes through an old neighbourhood, past the church and over the railway.",
	},
	{
		key: "harbour-town",
		name: "Harbour Town Golf Links",
		city: "Hilton Head Island",
		state: "SC",
		latitude: 32.138,
		longitude: -80.81,
		timeZone: eastern,
		website: "https://www.seapines.com",
		description:
			"Narrow, tactical Lowcountry golf by Pete Dye that ends toward a red-and-white lighthouse.",
	},
	{
		key: "kiawah-ocean",
		name: "Kiawah Island Ocean Course",
		city: "Kiawah Island",
		state: "SC",
		latitude: 32.613,
		longitude: -80.022,
		timeZone: eastern,
		website: "https://kiawahresort.com",
		description:
			"Built for the 1991 Ryder Cup, raised so you can see the Atlantic, and exposed to all of its wind.",
	},
	{
		key: "caledonia",
		name: "Caledonia Golf and Fish Club",
		city: "Pawleys Island",
		state: "SC",
		latitude: 33.464,
		longitude: -79.142,
		timeZone: eastern,
		description:
			"A former rice plantation with an avenue of old oaks and a last green under the clubhouse porch.",
	},
	{
		key: "pinehurst-no-2",
		name: "Pinehurst No. 2",
		city: "Pinehurst",
		state: "NC",
		latitude: 35.19,
		longitude: -79.468,
		timeZone: eastern,
		website: "https://www.pinehurst.com",
		description:
			"Donald Ross's life work, with sand and wiregrass for rough and greens that shrug off nearly everything.",
	},
	{
		key: "tobacco-road",
		name: "Tobacco Road Golf Club",
		city: "Sanford",
		state: "NC",
		latitude: 35.377,
		longitude: -79.243,
		timeZone: eastern,
		website: "https://www.tobaccoroadgolf.com",
		description:
			"Mike Strantz let loose in a sand pit. Blind shots, wild greens, and more room than it shows you.",
	},
	{
		key: "asheville-municipal",
		name: "Asheville Municipal Golf Course",
		city: "Asheville",
		state: "NC",
		latitude: 35.581,
		longitude: -82.5,
		timeZone: eastern,
		description:
			"A 1927 Donald Ross municipal beside the Swannanoa River, among the first in North Carolina to integrate.",
	},
	{
		key: "golden-horseshoe-gold",
		name: "Golden Horseshoe Gold Course",
		city: "Williamsburg",
		state: "VA",
		latitude: 37.266,
		longitude: -76.7,
		timeZone: eastern,
		description:
			"Robert Trent Jones in the ravines behind Colonial Williamsburg, with an early island green at the sixteenth.",
	},
	{
		key: "old-white",
		name: "The Old White at The Greenbrier",
		city: "White Sulphur Springs",
		state: "WV",
		latitude: 37.783,
		longitude: -80.309,
		timeZone: eastern,
		website: "https://www.greenbrier.com",
		description:
			"A Macdonald and Raynor classic of 1914 with a Redan, a Biarritz and an Alps, in a green mountain valley.",
	},
	// Mid-Atlantic and New England
	{
		key: "east-potomac",
		name: "East Potomac Golf Links",
		city: "Washington",
		state: "DC",
		latitude: 38.869,
		longitude: -77.027,
		timeZone: eastern,
		description:
			"Flat, cheap and historic, on an island in the Potomac with the Washington Monument for an aiming point.",
	},
	{
		key: "bulle-rock",
		name: "Bulle Rock Golf Course",
		city: "Havre de Grace",
		state: "MD",
		latitude: 39.547,
		longitude: -76.13,
		timeZone: eastern,
		description:
			"A long Pete Dye test on an old horse farm where the Susquehanna meets the Chesapeake.",
	},
	{
		key: "bedford-springs",
		name: "Bedford Springs Old Course",
		city: "Bedford",
		state: "PA",
		latitude: 39.995,
		longitude: -78.506,
		timeZone: eastern,
		description:
			"Oldham, Tillinghast and Ross all worked here, and each left holes behind. Shober's Run crosses most of them.",
	},
	{
		key: "seaview-bay",
		name: "Seaview Bay Course",
		city: "Galloway",
		state: "NJ",
		latitude: 39.452,
		longitude: -74.464,
		timeZone: eastern,
		description:
			"Short, breezy and old, with Atlantic City across the marsh. A regular stop of the LPGA.",
	},
	{
		key: "bethpage-black",
		name: "Bethpage Black",
		city: "Farmingdale",
		state: "NY",
		latitude: 40.744,
		longitude: -73.456,
		timeZone: eastern,
		description:
			"State park golf with a warning sign on the first tee. Walk it, bring your longest clubs, and expect a slow car-park breakfast.",
	},
	{
		key: "montauk-downs",
		name: "Montauk Downs",
		city: "Montauk",
		state: "NY",
		latitude: 41.046,
		longitude: -71.935,
		timeZone: eastern,
		description:
			"A windy state park course out at the end of Long Island, worth the drive in any month but August.",
	},
	{
		key: "van-cortlandt",
		name: "Van Cortlandt Park Golf Course",
		city: "Bronx",
		state: "NY",
		latitude: 40.889,
		longitude: -73.894,
		timeZone: eastern,
		description:
			"The country's first public course, 1895, and still reached by the 1 train. Two long walks between holes.",
	},
	{
		key: "keney-park",
		name: "Keney Park Golf Course",
		city: "Windsor",
		state: "CT",
		latitude: 41.807,
		longitude: -72.67,
		timeZone: eastern,
		description:
			"Hartford's restored municipal, with bold bunkers, big greens and a loyal crowd.",
	},
	{
		key: "triggs-memorial",
		name: "Triggs Memorial Golf Course",
		city: "Providence",
		state: "RI",
		latitude: 41.838,
		longitude: -71.455,
		timeZone: eastern,
		description:
			"A proper Donald Ross course inside the city limits. The bones are all there.",
	},
	{
		key: "george-wright",
		name: "George Wright Golf Course",
		city: "Boston",
		state: "MA",
		latitude: 42.259,
		longitude: -71.132,
		timeZone: eastern,
		description:
			"Donald Ross, blasted out of ledge in Hyde Park in the thirties. Hilly, stone-walled and the pride of the city.",
	},
	{
		key: "mount-washington",
		name: "Omni Mount Washington Course",
		city: "Bretton Woods",
		state: "NH",
		latitude: 44.258,
		longitude: -71.443,
		timeZone: eastern,
		website: "https://www.omnihotels.com",
		description:
			"A restored Ross layout below the grand white hotel and the highest peak in the Northeast.",
	},
	{
		key: "kebo-valley",
		name: "Kebo Valley Golf Club",
		city: "Bar Harbor",
		state: "ME",
		latitude: 44.38,
		longitude: -68.219,
		timeZone: eastern,
		description:
			"Golf since the 1880s on the edge of Acadia. The seventeenth once cost President Taft twenty-seven strokes.",
	},
	// Alaska and Hawaii
	{
		key: "anchorage",
		name: "Anchorage Golf Course",
		city: "Anchorage",
		state: "AK",
		latitude: 61.117,
		longitude: -149.805,
		timeZone: alaska,
		website: "https://www.anchoragegolfcourse.com",
		description:
			"Hillside golf among birch and spruce, with tee times late into the evening in June. Moose have right of way.",
	},
	{
		key: "settlers-bay",
		name: "Settlers Bay Golf Course",
		city: "Wasilla",
		state: "AK",
		latitude: 61.513,
		longitude: -149.63,
		timeZone: alaska,
		description:
			"A friendly valley course with Knik Arm below and the Chugach beyond. Short season, long days.",
	},
	{
		key: "kapalua-plantation",
		name: "Kapalua Plantation Course",
		city: "Lahaina",
		state: "HI",
		latitude: 21.004,
		longitude: -156.645,
		timeZone: hawaii,
		website: "https://www.golfatkapalua.com",
		description:
			"Giant slopes, trade winds and fairways a hundred yards wide on the north shore of West Maui.",
	},
	{
		key: "mauna-kea",
		name: "Mauna Kea Golf Course",
		city: "Waimea",
		state: "HI",
		latitude: 20.004,
		longitude: -155.822,
		timeZone: hawaii,
		description:
			"Robert Trent Jones on black lava above the Kohala coast. The third is over the ocean, all carry.",
	},
	{
		key: "ala-wai",
		name: "Ala Wai Golf Course",
		city: "Honolulu",
		state: "HI",
		latitude: 21.281,
		longitude: -157.82,
		timeZone: hawaii,
		description:
			"Waikiki's municipal, flat and famously busy, with Diamond Head over the back nine.",
	},
	{
		key: "wailua",
		name: "Wailua Golf Course",
		city: "Lihue",
		state: "HI",
		latitude: 22.023,
		longitude: -159.337,
		timeZone: hawaii,
		description:
			"Kauai's county course: holes along the beach, and ironwoods for a windbreak.",
	},
];

export const seedCourses: readonly SeedCourse[] = rows.map((row) => ({
	...row,
	location: `${row.city}, ${row.state}`,
	phone: null,
	website: row.website ?? null,
}));
