import type { AccessRole } from '../access/accessRoles';
import type { Department, JobRole } from '../people/personOptions';

export interface PersonSeed {
  /** How the other sample files name the person. */
  key: string;
  firstName: string;
  lastName: string;
  jobRole: JobRole;
  department: Department;
  accessRole: AccessRole;
  phone: string;
  /** Minor units per hour. */
  hourlyRateMinor: number;
  /** Days before today that they joined. */
  joined: number;
}

/** Stands for the person who set the workspace up: the eighteenth of the team. */
export const OWNER = 'OW';

/** The seventeen colleagues of whoever sets the workspace up. */
export const samplePeople: PersonSeed[] = [
  colleague('SR', 'Sunniva', 'Roy', 'Project Manager', 'Operations', 13_500, 2_150, 'admin'),
  colleague('TN', 'Tomáš', 'Novák', 'Project Manager', 'Operations', 12_500, 1_840, 'manager'),
  colleague('IG', 'Inés', 'Gutiérrez', 'Project Manager', 'Engineering', 12_500, 1_610, 'manager'),
  colleague('RH', 'Rasmus', 'Højgaard', 'Project Manager', 'Sales', 12_000, 1_190, 'manager'),
  colleague('OE', 'Ola', 'Eriksen', 'Designer', 'Design', 9_800, 1_720),
  colleague('AB', 'Amir', 'Bensaïd', 'Developer', 'Engineering', 11_000, 1_480),
  colleague('JT', 'Jun', 'Takeda', 'QA Engineer', 'Engineering', 9_500, 1_330),
  colleague('PK', 'Petra', 'Koller', 'Developer', 'Engineering', 10_500, 1_105),
  colleague('LS', 'Lena', 'Suter', 'Content Writer', 'Operations', 7_500, 980),
  colleague('ZK', 'Zofia', 'Kowalczyk', 'Designer', 'Design', 9_200, 860),
  colleague('DO', 'Dónal', 'Ó Briain', 'Developer', 'Engineering', 10_800, 745),
  colleague('NA', 'Nadia', 'Ayoub', 'QA Engineer', 'Engineering', 9_000, 610),
  colleague('BW', 'Björn', 'Wåhlin', 'Developer', 'Engineering', 11_500, 520),
  colleague('MT', 'Mai', 'Trần', 'Designer', 'Design', 8_800, 395),
  colleague('CM', 'Chidi', 'Mbanefo', 'Developer', 'Engineering', 9_900, 142),
  colleague('EO', 'Elif', 'Özdemir', 'QA Engineer', 'Engineering', 8_500, 88),
  colleague('GF', 'Giulia', 'Ferraro', 'Marketing Specialist', 'Marketing', 7_800, 47),
];

function colleague(
  key: string,
  firstName: string,
  lastName: string,
  jobRole: JobRole,
  department: Department,
  hourlyRateMinor: number,
  joined: number,
  accessRole: AccessRole = 'member',
): PersonSeed {
  // 555-01xx is the range kept for fiction.
  const phone = `+1 617 555 ${String(100 + (joined % 100)).padStart(4, '0')}`;
  return { key, firstName, lastName, jobRole, department, accessRole, phone, hourlyRateMinor, joined };
}
