import type { Priority, ProjectStatus } from '../projects/projectOptions';

export interface ProjectSeed {
  name: string;
  /** Key of the client. */
  client: string;
  status: ProjectStatus;
  priority: Priority;
  /** Days from today: negative is past. */
  starts: number;
  ends: number;
  /** Days before today that the project was entered. */
  created: number;
  budgetMinor: number;
  /** About how much of the budget the recorded time has used, in percent. */
  used: number;
  /** Keys of the people on the team; OW is whoever set the workspace up. */
  team: string;
  description: string;
  /**
   * One task a line: status, priority, assignee, hours, title, then ' :: ' and a description, then #tags.
   * Status: T Todo, P In Progress, R Review, C completed in the last weeks, D completed earlier; '!' is overdue.
   */
  tasks: string;
}

/** Twenty-four projects with their 212 tasks: 156 still to do, of which 48 are in progress and 7 overdue; 56 completed. */
export const sampleProjects: ProjectSeed[] = [
  {
    name: 'Spillway gate renewal',
    client: 'BER',
    status: 'In Progress',
    priority: 'High',
    starts: -152,
    ends: 74,
    created: 160,
    budgetMinor: 12_500_050,
    used: 64,
    team: 'OW OE AB BW JT LS',
    description:
      'Replacement of two vertical-lift gates, hoists and local control at the Bergstrand dam. All work falls into the winter outage; all lifts by the station crane.',
    tasks: `
D High AB 24 Gate leaf buckling check to EN 1993-1-5 #calculation
D Medium OE 18 General arrangement, gate 1, sheet A-101 #drawing
C High BW 12 Hoist rope safety factor memo
C Medium JT 6 Issue transmittal T-009
C Low LS 4 Minutes of the HAZOP, day 2
P High OW 6.5 Check hoist chain drawing :: Vendor revision C moves the anchor point 40 mm; compare with our interface drawing A-118. #drawing
P High OE 16 Gate leaf weld inspection plan :: Weld classes, extent of ultrasonic testing and hold points for both leaves. #inspection
P Medium AB 20 Sill beam anchorage, second-stage concrete #calculation
P Medium BW 14 Hydraulic power unit enclosure heat balance
P High JT 10 Factory acceptance test procedure, hoists #inspection
P Low LS 8 Operating manual, chapter 3: manual lowering
R Low OE 2 Hydraulic power unit data sheet
R Medium BW 9 Limit switch and position encoder list
T High AB 12 Ice load case with heating off :: Static ice 150 kN/m at full retention level; state what the heated guides are worth. #calculation
T Medium JT 7.5 Lifting plan for the station crane #site
T Medium OW 5 Outage readiness review with the dam safety engineer`,
  },
  {
    name: 'Penstock condition survey',
    client: 'BER',
    status: 'Review',
    priority: 'Medium',
    starts: -118,
    ends: 17,
    created: 126,
    budgetMinor: 4_800_000,
    used: 88,
    team: 'SR NA PK LS',
    description:
      'Wall thickness, coating and expansion joints of the 640 m riveted penstock, with remaining life and a list of repairs in order of urgency.',
    tasks: `
D Medium NA 16 Ultrasonic thickness grid, courses 1 to 40 #site
D Medium NA 16 Ultrasonic thickness grid, courses 41 to 88 #site
C High PK 14 Remaining life by course #calculation
C Medium NA 9 Coating adhesion pull-off results
C Low LS 5 Photo log of rivet rows
C Medium PK 8 Expansion joint 3 leak rate
P High PK 12 Surge pressure at full load rejection :: Model with the new governor times; the 1958 figure is for the old turbine. #calculation
R High PK 10 Thin-course repair proposal #drawing
R Medium LS 12 Survey report, issue B #report
R Low SR 3 Summary for the owner's board`,
  },
  {
    name: 'Intake trash rack replacement',
    client: 'BER',
    status: 'Planning',
    priority: 'Medium',
    starts: 9,
    ends: 168,
    created: 21,
    budgetMinor: 8_650_000,
    used: 0,
    team: 'SR BW OE',
    description: 'New rack panels with 20 mm bars for eel passage, and a rail-mounted cleaner for intake 2.',
    tasks: `
T High BW 10 Bar vibration check at maximum flow :: Strouhal frequencies against the first two bar modes, both support spacings. #calculation
T Medium OE 8 Survey of the existing guide slots
T Medium SR 6 Fish passage note for the county board
T Low BW 12 Rack cleaner: three makers compared
T Low OE 9 Head loss at 20 mm spacing`,
  },
  {
    name: 'Quay 4 fender design',
    client: 'HAL',
    status: 'In Progress',
    priority: 'High',
    starts: -96,
    ends: 58,
    created: 104,
    budgetMinor: 9_240_000,
    used: 81,
    team: 'TN AB LS DO OE',
    description:
      'Cone fenders and panels for 45,000 t vessels on the existing sheet-pile quay, designed so that berths can be fitted one night at a time.',
    tasks: `
D High AB 18 Berthing energy for the design vessel #calculation
C Medium OE 12 Fender panel, outline drawing A-201 #drawing
T! High AB 12 Fender load case LC-07 :: Angular berthing at 6 degrees with one fender missing; the panel chain governs. #calculation
P High DO 16 Sheet pile head capacity, existing anchors
P Medium AB 22.5 Pile cap reinforcement, axis D #drawing
P Medium OE 10 Chain bracket detail, welded and bolted variant
P Low LS 6 Night shift method statement #site
R Medium DO 8 Vessel impact records 2015 to now
T Medium LS 2.5 Corrosion allowance memo
T Medium TN 4 Notice to mariners, draft
T Low OE 7 Ladder and mooring ring positions
T Low DO 9 Bollard foundation check, 100 t`,
  },
  {
    name: 'Ferry berth linkspan refurbishment',
    client: 'HAL',
    status: 'Planning',
    priority: 'Medium',
    starts: 12,
    ends: 190,
    created: 74,
    budgetMinor: 11_800_000,
    used: 4,
    team: 'TN DO NA ZK',
    description: 'New bearings, deck plate repair and hydraulics for the 1994 linkspan at berth 2.',
    tasks: `
P Medium DO 14 As-built survey of the bearings #site
T High DO 18 Fatigue life of the main girders #calculation
T Medium NA 8 Inspection plan for the lifting pins
T Medium ZK 10 Temporary ramp layout
T Medium TN 5 Timetable gap with the ferry company :: Eleven hours between Saturday's last and Sunday's first sailing.
T Low NA 6 Paint system test panels
T Low ZK 7 Handrail to current standard
T Low DO 9 Hydraulic cylinder stroke check`,
  },
  {
    name: 'Cathodic protection, Quays 1 to 3',
    client: 'HAL',
    status: 'Completed',
    priority: 'Low',
    starts: -330,
    ends: -64,
    created: 338,
    budgetMinor: 3_950_000,
    used: 93,
    team: 'TN NA DO',
    description: 'Sacrificial anodes for 410 m of sheet piling, with potential readings before and after.',
    tasks: `
D Medium NA 12 Potential survey before installation #site
D High DO 10 Anode mass for 25 years #calculation
D Medium NA 8 Diver inspection, quay 2
D Low TN 3 Anode certificate check
D Medium NA 9 Potential survey after installation #site
D Low DO 6 Monitoring plan and handover file`,
  },
  {
    name: 'Ward C ventilation',
    client: 'OLA',
    status: 'Review',
    priority: 'High',
    starts: -140,
    ends: 12,
    created: 149,
    budgetMinor: 7_420_000,
    used: 91,
    team: 'IG JT LS ZK',
    description:
      'New air handling unit and ducts for 28 beds, six of them isolation rooms with lobby and pressure cascade.',
    tasks: `
D High JT 20 Room data sheets, level 3
D Medium ZK 16 Duct routing, sheets A-301 to A-306 #drawing
C Low JT 4 Smoke damper schedule
C Medium JT 9 Commissioning plan, isolation rooms
C Medium ZK 6 Builder's work openings, issue C
C Low LS 3 Permit for the night shutdown
P Medium LS 7.5 As-built redlines, sheet A-203 #drawing
R Medium JT 8 Duct pressure loss, level 3 #calculation
R High IG 6 Pressure cascade test record :: Six rooms at -15 Pa against the corridor, doors open and shut.
R Low LS 5 User guide for ward staff`,
  },
  {
    name: 'Operating theatre 5 air change upgrade',
    client: 'OLA',
    status: 'In Progress',
    priority: 'High',
    starts: -83,
    ends: 66,
    created: 92,
    budgetMinor: 6_380_000,
    used: 47,
    team: 'IG JT EO MT',
    description: 'Laminar flow ceiling and recirculation units for theatre 5, fitted in two long weekends.',
    tasks: `
C Medium MT 10 Ceiling grid survey
P! High JT 14 Clean zone CFD, lamp in position 3 :: Repeat with the second boom; particles must leave within 20 s. #calculation
P High JT 12 Fan power and noise at 60 air changes #calculation
P Medium MT 16 Laminar ceiling section, sheet A-402 #drawing
P Medium EO 8 Filter integrity test procedure #inspection
R Medium EO 5 Risk assessment with infection control
T High IG 4 Weekend shutdown plan
T Medium MT 9 Medical gas outlets moved by 600 mm
T Medium EO 7 Particle count protocol, at rest and in use
T Low MT 5 Lighting track coordination
T Low JT 8 Heat recovery with run-around coil`,
  },
  {
    name: 'Sterile services relocation',
    client: 'OLA',
    status: 'On Hold',
    priority: 'Low',
    starts: -60,
    ends: 205,
    created: 81,
    budgetMinor: 14_300_000,
    used: 9,
    team: 'IG ZK EO',
    description:
      'Concept for moving the sterile services to the basement of block F. Waits for the funding decision.',
    tasks: `
T High ZK 18 Clean and dirty flows, option 2 #drawing
T Medium EO 10 Washer and autoclave heat loads
T Medium IG 6 Floor load limits from the 1972 drawings
T Medium ZK 12 Goods lift capacity study
T Low EO 7 Steam quality sampling plan
T Low IG 4 Cost plan, issue A`,
  },
  {
    name: 'Rail bridge inspection',
    client: 'NOR',
    status: 'Planning',
    priority: 'High',
    starts: 5,
    ends: 131,
    created: 62,
    budgetMinor: 5_600_000,
    used: 7,
    team: 'RH PK NA LS',
    description:
      'Principal inspection of fourteen steel bridges between Kongsberg and Skarnes, from rope and boat.',
    tasks: `
P Low PK 3 Bearing photos to report
T High NA 12 Rope access plan, Storelva viaduct #site
T High RH 5 Possession requests for the first block
T Medium PK 5 Traffic plan for night shift
T Medium NA 8 Rivet sounding sample per span
T Medium LS 6 Report template with defect codes #report
T Low PK 10 Load rating, span 3 of bridge 11 #calculation
T Low NA 7 Boat inspection of the river piers`,
  },
  {
    name: 'Platform canopy at Skarnes',
    client: 'NOR',
    status: 'In Progress',
    priority: 'Medium',
    starts: -71,
    ends: 88,
    created: 80,
    budgetMinor: 6_950_000,
    used: 39,
    team: 'RH OE PK MT',
    description:
      'Glulam canopy of 84 m over platform 2, clear of the overhead line, built beside a running track.',
    tasks: `
D Medium MT 14 Clearance envelope to the overhead line #drawing
C Medium PK 12 Snow drift load beside the station house #calculation
P! High OE 16 Column base detail, sheet A-512 #drawing
P High PK 18 Uplift at the platform edge #calculation
P Medium MT 10 Roof drainage to the trackside channel
P Low OE 6 Bird spikes and cleaning access
R Medium PK 9 Glulam fire resistance, R 30
T High RH 4 Earthing and bonding agreed with the line owner
T Medium MT 8 Lighting and camera positions
T Medium OE 12 Erection sequence in five possessions
T Low MT 5 Colour samples for the columns
T Low PK 7 Vibration from passing freight trains`,
  },
  {
    name: 'Catenary mast foundations, km 42 to 58',
    client: 'NOR',
    status: 'In Progress',
    priority: 'High',
    starts: -57,
    ends: 102,
    created: 66,
    budgetMinor: 10_450_000,
    used: 31,
    team: 'RH DO BW NA',
    description: '214 driven pile foundations for new masts, with rock anchors where the pile refuses.',
    tasks: `
C Medium NA 16 Test pile report, km 44.2 #report
T! High DO 14 Rock anchor pull-out values :: Nine tests of 25; the two low ones sit in weathered phyllite. #calculation
P Medium NA 10 Pile driving log, week by week
P High DO 20 Lateral capacity in soft clay #calculation
P High BW 16 Mast moment at section insulators
P Medium NA 8 Cable route clashes, km 47 to 49 #site
R Medium BW 9 Anchor bolt template drawing #drawing
T High DO 11 Scour protection at the Flisa bridge
T Medium BW 10 Foundation schedule, sheets 1 to 8
T Medium RH 5 Winter working plan with the piling crew
T Low NA 6 Vibration limits near the stone barn`,
  },
  {
    name: 'Data hall cooling',
    client: 'KEL',
    status: 'Completed',
    priority: 'High',
    starts: -290,
    ends: -47,
    created: 300,
    budgetMinor: 15_800_000,
    used: 97,
    team: 'OW JT CM EO',
    description: 'Free cooling for 2.4 MW of racks in hall 2: dry coolers, plate exchangers, and controls.',
    tasks: `
D High JT 24 Free cooling hours at 24 °C supply #calculation
D High CM 20 Control sequence for the change-over
D Medium EO 9 Chiller acceptance test record #inspection
D Medium CM 12 Failure of one pump: hall temperature over time #calculation
D Medium EO 1.5 Issue transmittal T-014
D Low OW 4 Energy report of the first winter week #report`,
  },
  {
    name: 'Data hall 3 busbar extension',
    client: 'KEL',
    status: 'In Progress',
    priority: 'High',
    starts: -49,
    ends: 47,
    created: 58,
    budgetMinor: 8_200_000,
    used: 52,
    team: 'OW CM EO ZK',
    description: 'Two 1,600 A busbar runs over sixteen racks, tapped live from the existing switchboard.',
    tasks: `
D Medium ZK 8 Overhead clearance model, row C #drawing
C High CM 14 Short-circuit rating at the tap-off #calculation
P High CM 16 Selectivity study, main board to rack #calculation
P High EO 10 Live working method statement :: Barrier, second person and the rescue plan, for the duty manager's approval. #site
P Medium ZK 12 Busbar hanger layout, sheet E-110 #drawing
P Medium OW 4 Two-week look-ahead with the installer
R Medium EO 6 Thermography baseline
R Low ZK 5 Labelling of tap-off boxes
T High CM 9 Harmonics with 70 % server load
T Medium EO 7 Torque records for every joint #inspection
T Medium ZK 6 Fire stopping at the hall wall
T Low CM 5 Metering points to the monitoring system`,
  },
  {
    name: 'Seawater intake pump station',
    client: 'TID',
    status: 'In Progress',
    priority: 'High',
    starts: -127,
    ends: 121,
    created: 137,
    budgetMinor: 17_900_000,
    used: 43,
    team: 'IG BW AB CM MT',
    description: 'Three 900 l/s pumps in a caisson at Woodman Point, with drum screens and chlorine dosing.',
    tasks: `
C High BW 18 Caisson flotation during construction #calculation
P High BW 22 Pump start-up surge, two of three running :: Vacuum at the high point after 11 s; compare air valve and vessel. #calculation
P High AB 20 Base slab punching at the pump plinths #calculation
P Medium MT 16 Pump hall section, sheet M-204 #drawing
P Medium CM 12 Motor starting on the weak grid
R Medium AB 10 Durability in the splash zone, 100 years
T High IG 6 Marine works permit, revision 2
T High MT 14 Drum screen interface drawing #drawing
T Medium CM 9 Instrument list with loop numbers
T Medium BW 11 Chlorine dosing point and mixing length
T Low AB 8 Stair tower wind check`,
  },
  {
    name: 'Brine outfall diffuser',
    client: 'TID',
    status: 'Review',
    priority: 'Medium',
    starts: -165,
    ends: 9,
    created: 176,
    budgetMinor: 5_150_000,
    used: 86,
    team: 'IG BW LS',
    description:
      'Forty-two port diffuser for 2.1 m³/s of brine, proven by near-field model and a season of readings.',
    tasks: `
D High BW 20 Near-field dilution, slack tide #calculation
D Medium BW 12 Port spacing and nozzle angle
C Medium LS 8 Salinity readings, summer campaign #report
C Medium BW 9 Duckbill valve head loss
C Low LS 4 Figures for the public hearing
C Medium IG 5 Answer to the fisheries department
P Medium BW 10 Seabed scour around the risers #calculation
R High LS 14 Environmental report, chapter 6 #report
R Medium BW 7 Diffuser general arrangement, sheet C-310 #drawing
R Low IG 3 Monitoring buoy positions`,
  },
  {
    name: 'CLT press hall extension',
    client: 'CAS',
    status: 'In Progress',
    priority: 'Medium',
    starts: -64,
    ends: 140,
    created: 73,
    budgetMinor: 13_650_000,
    used: 28,
    team: 'TN PK OE CM MT',
    description: 'A 38 m clear-span timber hall over the second press, on piles beside the running line.',
    tasks: `
P! High PK 18 Press foundation, dynamic stiffness :: Target above 12 Hz with the pump skid on; borings 4 and 7 govern. #calculation
P High OE 22 Truss node T-14 with slotted-in plates #drawing
P Medium PK 14 Seismic drift of the portal bay #calculation
P Medium CM 10 Power supply for the second press
R Medium OE 9 Roof diaphragm nailing plan
R Low MT 6 Daylight in the press hall
T High TN 5 Building permit package, issue 2
T Medium MT 12 Column grid and crane runway, sheet S-101 #drawing
T Medium OE 10 Connection to the existing gable
T Low CM 7 Lightning protection concept`,
  },
  {
    name: 'Dust extraction and ATEX zoning',
    client: 'CAS',
    status: 'Completed',
    priority: 'High',
    starts: -240,
    ends: -39,
    created: 251,
    budgetMinor: 4_350_000,
    used: 104,
    team: 'TN EO CM',
    description:
      'Explosion zones for the planer line, new filters outdoors, and spark detection in every duct.',
    tasks: `
D High EO 14 Zone plan, planer hall #drawing
D High CM 12 Explosion vent area for the filter #calculation
D Medium EO 8 Duct velocity readings #site
D Medium CM 10 Spark detection cause and effect
D Low EO 5 Operator training slides
D Low TN 3 Close-out letter to the insurer`,
  },
  {
    name: 'Laboratory wing structural survey',
    client: 'LAU',
    status: 'In Progress',
    priority: 'Medium',
    starts: -44,
    ends: 51,
    created: 52,
    budgetMinor: 3_680_000,
    used: 58,
    team: 'SR DO NA LS',
    description:
      'What the 1966 ribbed slabs can still carry, before the microscopes of the new institute move in.',
    tasks: `
P! High DO 12 Slab vibration under foot traffic :: VC-C wanted at 8 Hz and above; measure rooms 311 to 318 on two Fridays. #site
P High NA 10 Cover meter and carbonation results
P Medium DO 16 Rib shear capacity, north bay #calculation
P Low LS 5 Résumé en français
R Medium NA 8 Core strengths, series B
R Low DO 6 Crack map, level 2 #drawing
T High DO 14 Strengthening with carbon laminates #calculation
T Medium SR 4 Meeting with the institute's users
T Medium NA 6 Load test of slab 314 #inspection
T Low LS 10 Survey report, issue A #report`,
  },
  {
    name: 'Headquarters façade retrofit',
    client: 'MER',
    status: 'Planning',
    priority: 'Medium',
    starts: 16,
    ends: 260,
    created: 97,
    budgetMinor: 16_400_000,
    used: 5,
    team: 'OW MT ZK GF',
    description:
      'New glazing and anchors for eleven floors behind a listed stone front, with the bank at work inside.',
    tasks: `
P Medium MT 14 Stone anchor types from the 1931 drawings
T High ZK 16 Thermal model of the spandrel #calculation
T High OW 6 Commission hearing, first round
T Medium MT 12 Mock-up bay, sheet F-100 #drawing
T Medium GF 5 Tenant letter about scaffolding
T Medium ZK 9 Condensation at the stone returns
T Low MT 8 Window cleaning cradle loads
T Low GF 6 Before-and-after boards for the lobby`,
  },
  {
    name: 'Paper machine 2 foundation',
    client: 'GRU',
    status: 'In Progress',
    priority: 'High',
    starts: -38,
    ends: 69,
    created: 46,
    budgetMinor: 9_800_000,
    used: 36,
    team: 'SR AB DO OE',
    description: 'Re-grouting and post-tensioning of the press section base within the nine-day stop.',
    tasks: `
P! High AB 16 Grout pockets, pour sequence :: Forty-eight pockets in three shifts; cure before the sole plates are torqued. #site
P High DO 18 Resonance at 1,450 m/min #calculation
P Medium OE 12 Sole plate drawing, drive side #drawing
P Medium AB 9 Post-tension losses after one year #calculation
R Medium DO 7 Settlement readings since 2011
T High SR 5 Hour-by-hour plan for the stop
T Medium OE 10 Formwork for the press pit
T Medium AB 8 Anchor bolt pull test #inspection
T Medium SR 4 Crane and shift roster with the mill
T Low DO 6 Oil-soaked concrete: depth of removal`,
  },
  {
    name: 'Steam and condensate audit',
    client: 'GRU',
    status: 'Completed',
    priority: 'Medium',
    starts: -138,
    ends: -36,
    created: 146,
    budgetMinor: 2_450_000,
    used: 79,
    team: 'SR JT GF',
    description: 'Where 14 t/h of steam go, which traps have failed, and what comes back as condensate.',
    tasks: `
D High JT 14 Steam balance of the dryer section #calculation
D Medium JT 10 Trap survey, 186 traps #site
D Medium JT 7 Flash steam recovery, two options
D Low GF 4 Savings leaflet for the mill's staff
D Medium SR 5 Presentation to the works council
D Low JT 6 Audit report #report`,
  },
  {
    name: 'Reservoir liner replacement',
    client: 'BRA',
    status: 'Planning',
    priority: 'High',
    starts: 7,
    ends: 143,
    created: 16,
    budgetMinor: 7_100_000,
    used: 0,
    team: 'IG AB GF',
    description: 'New liner and underdrains for both compartments of the upper reservoir, one at a time.',
    tasks: `
T High AB 14 Uplift under the empty compartment :: Groundwater at the wet-season level; underdrain blocked. #calculation
T Medium IG 5 Valve plan for one-compartment service
T Medium AB 9 Liner materials for drinking water
T Low GF 4 Notice to households, two languages`,
  },
  {
    name: 'Rooftop solar, twelve stores',
    client: 'LUM',
    status: 'Planning',
    priority: 'Medium',
    starts: 3,
    ends: 178,
    created: 6,
    budgetMinor: 12_950_000,
    used: 0,
    team: 'RH PK CM EO',
    description:
      'Spare roof capacity, arrays and grid applications for the first twelve stores of the framework.',
    tasks: `
T High PK 16 Roof capacity, stores 1 to 4 #calculation
T High CM 10 Grid applications, northern region
T Medium EO 8 Roof walk: membranes and drains #site
T Medium RH 4 Kick-off with the regional managers`,
  },
];
